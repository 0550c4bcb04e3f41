// Filled by the work that follows.
