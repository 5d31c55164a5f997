// What the server's process is started with, unless the environment has it already.

/** @type {Readonly<Record<string, string>>} */
export const serverEnvironment = {
  // graphql-js checks less then: a long list takes a third less time.
  NODE_ENV: 'production',
  // One thread collects garbage for all isolates, at the priority of requests. With four of them, hostile logic in the
  // calculation threads would take entire cores from the thread that answers.
  NODE_OPTIONS: '--v8-pool-size=1',
  // glibc returns larger blocks to the system as soon as they are free; smaller ones when the server is at rest. Each of
  // them changes the memory map, for which all threads wait: at 32 KiB that was a pause of more than a second under attack.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  // Of these blocks at the same time, well below the system's limit of mappings.
  MALLOC_MMAP_MAX_: '16384',
};

/**
 * For Node itself, which takes these from the command line alone. While memory is collected the thread that answers stands still:
 * where every core is busy it would wait for a helper to be given one, which took ten times as long as the helper saved.
 */
export const serverArguments = [
  '--no-parallel-scavenge',
  '--no-parallel-marking',
  '--no-parallel-compaction',
  '--no-parallel-pointer-update',
  '--no-parallel-weak-ref-clearing',
];
