// What one e-mail may use. docs/limits.md has the same numbers.

export const mjmlLimits = {
  /** Of the MJML after Liquid, as UTF-8. */
  sourceBytes: 2 * 1024 * 1024,
  /** MJML elements; each costs the compiler over a millisecond on a busy machine. */
  components: 5_000,
  /** Elements within elements. */
  depth: 50,
  /** Of HTML inside of texts. */
  htmlDepth: 200,
  /** Rules of all inline styles, each of which is matched with every element. */
  inlineRules: 200,
  /** Of the finished HTML, as UTF-8. */
  htmlBytes: 8 * 1024 * 1024,
  /** Of one compilation. The thread is ended then. */
  totalMs: 10_000,
  /** Of the heap of a thread, with what is not yet collected. */
  heapMb: 1_024,
  /** Threads that hold the compiler: 130 to 150 MB each. */
  threads: 2,
  /** How long the compiler stays in memory unused. */
  idleMs: 300_000,
  /** Problems reported for one template. */
  problems: 50,
  /** Findings reported for one mail. */
  findings: 100,
} as const;
