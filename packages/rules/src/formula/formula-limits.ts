/** What is larger is only edited as JSON text: nobody could read it as a line. */
export const formulaLimits = {
  /** UTF-16 units of the JSON text. */
  textLength: 200_000,
  /** UTF-16 units of the formula. */
  formulaLength: 100_000,
  /** Depth of nested lists and objects of JSON. */
  nesting: 400,
  /** Operators, variables, lists and literals. */
  nodes: 1_000,
} as const;
