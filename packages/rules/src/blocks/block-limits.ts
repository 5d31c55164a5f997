/** What is larger is only edited as JSON text. */
export const blockLimits = {
  /** UTF-16 units of the JSON text. */
  textLength: 1_000_000,
  /** Depth of nested lists and objects of JSON. */
  nesting: 400,
  nodes: 20_000,
} as const;
