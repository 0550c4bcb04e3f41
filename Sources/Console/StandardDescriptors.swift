import Glibc

/// Holds the places of standard input, output and error where they were closed, so that no file
/// that is opened later takes one of them and is written into.
///
/// What stands in for them works the other way round only: using it is an error, as it must be.
public func occupyStandardDescriptors() {
  for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
    // The lowest free number is taken: the one that is missing.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
