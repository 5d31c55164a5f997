// The widths of columns, which the compiler writes into the head for the columns of the mail: if conditions and loops
// affect sections, the widths are rewritten after each fill. Pure.

export interface ColumnStyles {
  /** By their classes. */
  readonly rules: ReadonlyMap<string, string>;
  readonly breakpoint: string;
}

const columnBlock =
  /<style type="text\/css">\s*@media only screen and \(min-width:([^)]*)\) \{([^]*?)\}\s*<\/style>\s*<style media="screen and \(min-width:[^)]*\)">([^]*?)<\/style>/;

/** The part of the HTML before its body, without these rules. */
export function headWithoutColumns(html: string): string {
  return headOf(html).replace(columnBlock, '');
}

function headOf(html: string): string {
  const end = html.indexOf('<body');
  return end < 0 ? html : html.slice(0, end);
}

/** Undefined if the mail has no columns. */
export function readColumns(html: string): ColumnStyles | undefined {
  const [, breakpoint, rules = ''] = columnBlock.exec(headOf(html)) ?? [];
  if (breakpoint === undefined) return undefined;
  const byClass = new Map<string, string>();
  for (const [, selectors = '', rule = ''] of rules.matchAll(/(\.[^{]+?) (\{[^}]*\})/g)) {
    for (const selector of selectors.split(', ')) byClass.set(selector.trim().slice(1), rule);
  }
  return { rules: byClass, breakpoint };
}

/** Undefined if no column is left. */
export function withColumns(html: string, { rules, breakpoint }: ColumnStyles): string | undefined {
  const bodyAt = html.indexOf('<body');
  const grouped = new Map<string, string[]>();
  const used = new Set<string>();
  for (const [, name = ''] of html.slice(bodyAt).matchAll(/class="(mj-column-[\w-]+)/g)) {
    const rule = rules.get(name);
    if (rule === undefined || used.has(name)) continue;
    used.add(name);
    grouped.set(rule, [...(grouped.get(rule) ?? []), name]);
  }
  if (used.size === 0) return undefined;
  const written = (prefix: string): string =>
    [...grouped].map(([rule, names]) => `${names.map((name) => `${prefix}.${name}`).join(', ')} ${rule}`).join('\n');
  // In the compiler's own format.
  const block = `<style type="text/css">
      @media only screen and (min-width:${breakpoint}) {
        ${written('')}
      }
    </style>
    <style media="screen and (min-width:${breakpoint})">
      ${written('.moz-text-html ')}
    </style>`;
  return html.slice(0, bodyAt).replace(columnBlock, () => block) + html.slice(bodyAt);
}
