// What one rendering may use. docs/limits.md has the same numbers.

export const liquidLimits = {
  /** Characters of a template. */
  templateLength: 5 * 1024 * 1024,
  /** Blocks within blocks. */
  depth: 100,
  /** Of the data, as it is handed to a worker. */
  dataBytes: 64 * 1024 * 1024,
  /** Of the text made, as UTF-8. */
  outputBytes: 20 * 1024 * 1024,
  /** Characters and list items that all filters, ranges and captures of one rendering make. */
  memoryUnits: 10_000_000,
  /** From the first tag to the last. Ends with the position that took so long. */
  renderMs: 5_000,
  /** Reading the data and the template included. The worker is ended then. */
  totalMs: 10_000,
  /** Of the heap of a worker, with what is not yet collected. */
  heapMb: 1_024,
  /** Problems reported for one template. */
  problems: 50,
  /** Missing variables reported for one rendering. */
  missingVariables: 50,
} as const;

export type LiquidLimits = { readonly [Name in keyof typeof liquidLimits]: number };

/** Of a worker: parsed templates that it keeps, and how much of them. */
export const cacheLimits = { templates: 200, weight: 16 * 1024 * 1024 } as const;
