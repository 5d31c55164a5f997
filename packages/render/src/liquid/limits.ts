// The limits of one rendering. docs/limits.md lists the same numbers.

export const liquidLimits = {
  /** Characters of a template. */
  templateLength: 5 * 1024 * 1024,
  /** Depth of nested blocks. */
  depth: 100,
  /** Size of the data as passed to a worker. */
  dataBytes: 64 * 1024 * 1024,
  /** Size of the rendered text, as UTF-8. */
  outputBytes: 20 * 1024 * 1024,
  /** Characters and list items produced by all filters, ranges and captures of one rendering. */
  memoryUnits: 10_000_000,
  /** From the first tag to the last. Ends with the position that took so long. */
  renderMs: 5_000,
  /** Including parsing the data and the template. The worker is then terminated. */
  totalMs: 10_000,
  /** Heap of a worker, including garbage. */
  heapMb: 1_024,
  /** Problems reported for one template. */
  problems: 50,
  /** Missing variables reported for one rendering. */
  missingVariables: 50,
} as const;

export type LiquidLimits = { readonly [Name in keyof typeof liquidLimits]: number };

/** Per worker: parsed templates in its cache, and their total size. */
export const cacheLimits = { templates: 200, weight: 16 * 1024 * 1024 } as const;
