// The rate tables of files: checked, and in the form in which they would be read after the import. Each is read once, as
// an import checks, compares and writes the same tables.
import type { TableReading } from '../../calculation/tables/written-table.ts';
import { type Problem, UserError } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';
import { type ContentTable, toHeader } from './content-table.ts';
import { rateTableLimits } from './rate-table-form.ts';
import { type CheckScope, readRows } from './table-contents.service.ts';

const readings = new WeakMap<ContentTable, TableReading>();

export async function readContentTable(table: ContentTable, scope: CheckScope): Promise<TableReading> {
  const known = readings.get(table);
  if (known !== undefined) return known;
  const rows = { form: 'csv', text: table.rows } as const;
  const reading = await readRows({ header: toHeader(table), rows, path: 'rows' }, scope).catch((error: unknown) => {
    if (error instanceof UserError && error.problems.every(({ code }) => code === 'INVALID'))
      return { errors: error.problems, warnings: [], pieces: [] };
    throw error;
  });
  readings.set(table, reading);
  return reading;
}

export async function validateContentTables(
  tables: readonly ContentTable[],
  path: string,
  scope: CheckScope,
): Promise<Problem[]> {
  const max = rateTableLimits.tables;
  if (tables.length > max) return [{ code: 'LIMIT_EXCEEDED', ...say('TABLES_MAX', { max }), path }];
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const [index, table] of tables.entries()) {
    const { name } = table;
    if (names.has(name))
      problems.push({ code: 'ALREADY_EXISTS', ...say('TABLE_NAME_TAKEN', { name }), path: `${path}.${index}.name` });
    names.add(name);
    const { errors } = await readContentTable(table, scope);
    problems.push(...errors.map((problem) => ({ ...problem, path: `${path}.${index}.rows` })));
  }
  return problems;
}

/** Tables that have been validated, in the form in which they would be read after the import: by name. */
export function toStoredTables(tables: readonly ContentTable[]): ContentTable[] {
  return tables
    .map((table): ContentTable => {
      const reading = readings.get(table);
      if (reading?.csv === undefined) return table;
      const stored = { ...toHeader(table), rows: reading.csv };
      readings.set(stored, reading);
      return stored;
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
