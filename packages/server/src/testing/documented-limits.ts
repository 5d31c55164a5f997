// Reads the tables of docs/limits.md, so that tests can compare them with the numbers of the code.
import { readFileSync } from 'node:fs';

const page = readFileSync(`${import.meta.dirname}/../../../../docs/limits.md`, 'utf8');

/** Factors to convert to bytes and milliseconds. */
const factors: Readonly<Record<string, number>> = {
  KiB: 1024,
  MiB: 1024 ** 2,
  s: 1000,
  min: 60_000,
  days: 86_400_000,
};

/**
 * The numbers of all rows in a section's tables whose first column has that heading, by row name. A name that
 * starts with "… " continues the last row that does not: "body size … without".
 */
export function documentedRows(section: string, heading: string): Record<string, number[]> {
  const [, text = ''] = new RegExp(`^## ${section}$(.*?)(?=^## |$(?![^]))`, 'ms').exec(page) ?? [];
  const rows: Record<string, number[]> = {};
  let isWanted = false;
  let parent = '';
  for (const line of text.split('\n')) {
    const [first, ...cells] = line.split('|').slice(1, -1);
    const name = first?.trim() ?? '';
    if (first === undefined || cells.length === 0) isWanted = false;
    else if (!isWanted) isWanted = name === heading;
    else if (!name.startsWith('-')) {
      if (!name.startsWith('…')) parent = name;
      const key = name === parent ? name : `${parent} ${name}`;
      if (key in rows) throw new Error(`The section "${section}" has two rows "${key}".`);
      rows[key] = cells.map(toNumber).filter((value) => value !== undefined);
    }
  }
  return rows;
}

/** The names of all sections. */
export const documentedSections: readonly string[] = [...page.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name);

/** The same for tables of limits, whose second column is the value. */
export function documentedLimits(section: string): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(documentedRows(section, 'Limit')).map(([name, [value]]) => [name, value]));
}

function toNumber(cell: string): number | undefined {
  const [, digits, unit = ''] = /^([\d,]+)(?: ([A-Za-z]+))?$/.exec(cell.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (factors[unit] ?? 1);
}
