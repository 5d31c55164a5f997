// The limits of one email. docs/limits.md lists the same numbers.

export const mjmlLimits = {
  /** Size of the MJML after Liquid, as UTF-8. */
  sourceBytes: 2 * 1024 * 1024,
  /** MJML elements; each takes the compiler over a millisecond on a busy machine. */
  components: 5_000,
  /** Depth of nested elements. */
  depth: 50,
  /** Depth of nested HTML inside texts. */
  htmlDepth: 200,
  /** Rules of all inline styles, each of which is matched with every element. */
  inlineRules: 200,
  /** Size of the finished HTML, as UTF-8. */
  htmlBytes: 8 * 1024 * 1024,
  /** Per compilation. The thread is then terminated. */
  totalMs: 10_000,
  /** Heap of a thread, including garbage. */
  heapMb: 1_024,
  /** Threads that hold the compiler: 130 to 150 MB each. */
  threads: 2,
  /** How long the unused compiler stays in memory. */
  idleMs: 300_000,
  /** Problems reported for one template. */
  problems: 50,
  /** Findings reported for one mail. */
  findings: 100,
} as const;
