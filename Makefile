# Each target runs what a person could type. Start with `make demo`, then `make test`.
swift = swift
# The Swift runtime inside: it starts sooner, and runs where no Swift is installed.
released = $(swift) build --configuration release --static-swift-stdlib --product
release = .build/release/earshot
debug = .build/debug/earshot
sources = Sources Tests Package.swift
# Whose page a browser checks: each kind of step, and no more than it can look through soon.
shown = Scenarios/faq Scenarios/locales Scenarios/timing Scenarios/trees

.PHONY: setup build demo test samples format lint record bench fuzz sanitize docs clean
.DEFAULT_GOAL = build

# Installs what is missing, through apt.
setup:
	@.ci/setup

# Builds the `earshot` command as people run it.
build: setup
	$(released) earshot

# Plays every scenario, prints what is heard, and writes Reports/demo: the report with its sounds
# and captions, and one scenario as a page to show.
demo: build
	$(release) run Scenarios --report Reports/demo --wav Reports/demo --stereo --captions
	$(release) demo Scenarios/faq/opening.yaml --out Reports/demo/opening.html

# Everything that has to hold before a change lands.
test:
	@.ci/setup --dev
	$(swift) build --build-tests --explicit-target-dependency-import-check error
	$(swift) format lint --strict --recursive $(sources)
	$(swift) test --skip-build
	$(debug) run Scenarios --goldens --quiet
	$(debug) run $(shown) --quiet --report .build/report
	$(debug) audit Scenarios --report .build/audit >/dev/null || [ $$? -eq 1 ]
	.ci/hostile $(debug) .build/hostile
	.ci/samples $(debug) .build/samples
	diff --recursive Reports/samples .build/samples
	.ci/check-reports .build/report .build/audit .build/hostile/* .build/samples/*/ \
	  Tests/ReportingTests/Data/sample
	$(debug) demo Scenarios/faq/opening.yaml --out .build/demo/index.html
	.ci/check-demo .build/demo/index.html

# Writes the reference reports anew; read what differs before you keep it.
samples: build
	rm -rf Reports/samples
	.ci/samples $(release) Reports/samples

# Puts every source file into the house style.
format:
	$(swift) format --in-place --recursive $(sources)

# Writes what is heard now as what is expected. It fails, so that a person reads the difference.
record: build
	$(release) run Scenarios --record

# Measures, and writes the figures into docs/performance.md.
bench: build
	$(released) earshot-bench
	.build/release/earshot-bench docs/performance.md

# Feeds every reader of outside data with damaged input, FUZZ_SECONDS (600) each.
fuzz: setup
	.ci/fuzz

# Runs the tests under AddressSanitizer and under ThreadSanitizer.
sanitize: setup
	.ci/sanitize

# Builds the reference pages of every module into .build/docs.
docs:
	.ci/docs

clean:
	rm -rf .build .venv
