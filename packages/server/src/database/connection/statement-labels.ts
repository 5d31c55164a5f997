// Short names of statements for metrics and logs, such as "select policies": what they do and to which table. The texts
// are the server's own, with parameters in place of values, and the number of names is bounded.
/** Keep in sync with docs/operations.md. */
const labelsMax = 200;
const rememberedMax = 2_000;

const verbForm = /^[\s(]*(\w+)/;
/** The first table; a subquery or a function in this position is skipped. */
const tableForm = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)\b"?(?!\s*\()/i;

export function createStatementLabels(): (text: string) => string {
  const labels = new Set<string>();
  const known = new Map<string, string>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const label = toLabel(text);
    if (!labels.has(label) && labels.size === labelsMax) return 'other';
    labels.add(label);
    if (known.size < rememberedMax) known.set(text, label);
    return label;
  };
}

function toLabel(text: string): string {
  const verb = verbForm.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const table = tableForm.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
