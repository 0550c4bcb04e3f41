"""Fails where a SARIF, EARL or OpenACR file is not what its readers take."""

import pathlib
import sys

import rdflib
import ruamel.yaml
from sarif_pydantic import Sarif

EARL = rdflib.Namespace("http://www.w3.org/ns/earl#")
OUTCOMES = {EARL[name] for name in ("passed", "failed", "cantTell", "inapplicable", "untested")}


def sarif(path):
    run = Sarif.model_validate_json(path.read_text("utf-8")).runs[0]
    rules = [rule.id for rule in run.tool.driver.rules or []]
    for result in run.results or []:
        if result.rule_index is None or rules[result.rule_index] != result.rule_id:
            sys.exit(f"{path}: rule {result.rule_id} is not where its index says")
    print(f"sarif: {len(run.results or [])} results, {len(rules)} rules")


def earl(path):
    graph = rdflib.Graph().parse(path, format="json-ld")
    assertions = list(graph.subjects(rdflib.RDF.type, EARL.Assertion))
    for assertion in assertions:
        outcome = graph.value(graph.value(assertion, EARL.result), EARL.outcome)
        if outcome not in OUTCOMES:
            sys.exit(f"{path}: {outcome} is no outcome")
        if graph.value(assertion, EARL.test) is None:
            sys.exit(f"{path}: an assertion has no test")
    print(f"earl: {len(assertions)} assertions")


def openacr(path):
    data = ruamel.yaml.YAML(typ="safe").load(path.read_text("utf-8"))
    rows = [row for chapter in data["chapters"].values() for row in chapter["criteria"]]
    print(f"openacr: {len(rows)} criteria")


CHECKS = {".sarif": sarif, ".jsonld": earl, ".yaml": openacr}
for name in sys.argv[1:]:
    file = pathlib.Path(name)
    CHECKS[file.suffix](file)
