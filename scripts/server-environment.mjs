// Environment variables of the server's process, unless they are already set.

/** @type {Readonly<Record<string, string>>} */
export const serverEnvironment = {
  // Makes graphql-js check less: a long list takes a third less time.
  NODE_ENV: 'production',
  // One thread collects garbage for all isolates, at the priority of requests. With four of them, hostile logic in the
  // calculation threads would take entire cores from the thread that answers requests.
  NODE_OPTIONS: '--v8-pool-size=1',
  // glibc returns larger blocks to the system as soon as they are free; smaller ones when the server is idle. Each of them
  // changes the memory map, for which all threads wait: at 32 KiB that was a pause of more than a second under attack.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  // The number of such blocks at the same time, well below the system's limit of mappings.
  MALLOC_MMAP_MAX_: '16384',
};

/**
 * For Node itself, which only accepts these on the command line. The thread that answers requests pauses during garbage
 * collection: if every core is busy, it would wait for a helper to be scheduled, which took ten times as long as it
 * saved. Marking keeps its helpers: without them, buffers of uploads and downloads are freed much later.
 */
export const serverArguments = [
  '--no-parallel-scavenge',
  '--no-parallel-compaction',
  '--no-parallel-pointer-update',
  '--no-parallel-weak-ref-clearing',
];
