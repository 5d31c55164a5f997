// The columns of a rate table as they are sent, and what is stored. Pure.
import {
  isJsonList,
  type Json,
  type KeyColumn,
  parseJsonText,
  parseLogicText,
  type TableHeader,
  type TableProblem,
  type ValueColumn,
  type ValueUnit,
} from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateJson } from '../../errors/validate-json-text.ts';
import {
  rateTableKeyType,
  rateTableMatch,
  rateTableUnit,
  type rateTableInput,
  type rateTableValueInput,
} from '../../graphql/generated/schema-types.ts';
import { say } from '../../sentences/say.ts';
import type { Row } from './table-rows.ts';

/** Keep in sync with docs/limits.md. */
export const rateTableLimits = {
  tables: 200,
  /** Of all tables of a tenant. */
  rows: 1_000_000,
  /** Rows of one window. */
  window: 10_000,
  windowDefault: 1_000,
  /** Rows of a table that is checked in the main thread. */
  checkedHere: 10_000,
  /** Warnings that are stored with a table. */
  warnings: 100,
  /** UTF-16 units of rows or changes in one request. */
  textLength: 6_000_000,
} as const;

const keyTypes = {
  [rateTableKeyType.TEXT]: 'text',
  [rateTableKeyType.NUMBER]: 'number',
  [rateTableKeyType.BOOLEAN]: 'boolean',
  [rateTableKeyType.DATE]: 'date',
} as const;

export type ParsedHeader =
  | { readonly ok: true; readonly header: TableHeader }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What the columns mean is checked with the rows. */
export function toHeader(name: string, { keys, values }: rateTableInput, path: string): ParsedHeader {
  const problems: Problem[] = [];
  const keyColumns = keys.map((key, index): KeyColumn => {
    const type = keyTypes[key.type];
    if (key.match === rateTableMatch.EXACT) return { name: key.name, match: 'exact', type };
    if (type === 'number' || type === 'date') return { name: key.name, match: 'range', type };
    problems.push(wrongColumn(key.name, `${path}.keys.${index}.type`));
    return { name: key.name, match: 'range', type: 'number' };
  });
  const valueColumns = values.map((value, index): ValueColumn => {
    const unit = toUnit(value);
    const fallback = toDefault(value);
    if (unit === undefined || fallback === undefined) problems.push(wrongColumn(value.name, `${path}.values.${index}`));
    return { name: value.name, unit: unit ?? { kind: 'factor' }, ...fallback };
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, header: { name, keys: keyColumns, values: valueColumns } };
}

function wrongColumn(column: string, path: string): Problem {
  return { code: 'INVALID', ...say('TABLE_COLUMN_INPUT_WRONG', { column }), path };
}

function toUnit({ unit, currency }: rateTableValueInput): ValueUnit | undefined {
  if (unit === rateTableUnit.AMOUNT) return currency ? { kind: 'amount', currency } : undefined;
  if (currency) return undefined;
  if (unit === rateTableUnit.PERCENT) return { kind: 'percent' };
  return { kind: unit === rateTableUnit.TEXT ? 'text' : 'factor' };
}

/** Undefined if it is not JSON, or a structure. */
function toDefault({ defaultJsonString }: rateTableValueInput): Pick<ValueColumn, 'default'> | undefined {
  if (defaultJsonString === null || defaultJsonString === undefined) return {};
  const parsed = parseJsonText(defaultJsonString);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  return value === null || typeof value === 'string' || typeof value === 'number' ? { default: value } : undefined;
}

/** The columns in the words of the API. */
export function toShownKey({ name, match, type }: KeyColumn) {
  return {
    name,
    match: match === 'exact' ? rateTableMatch.EXACT : rateTableMatch.RANGE,
    type: rateTableKeyType[upper(type)],
  };
}

export function toShownValue({ name, unit, ...value }: ValueColumn) {
  return {
    name,
    unit: rateTableUnit[upper(unit.kind)],
    currency: unit.kind === 'amount' ? unit.currency : null,
    defaultJsonString: value.default === undefined ? null : JSON.stringify(value.default),
  };
}

function upper<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>;
}

export type ParsedRows =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function parseRows(text: string, columnCount: number, path: string): ParsedRows {
  const parsed = parseLogicText(text);
  if (!parsed.ok) return { ok: false, problems: validateJson(text, path, 'rows') };
  const { value } = parsed;
  if (isJsonList(value) && value.every((row): row is readonly Json[] => isJsonList(row) && row.length === columnCount))
    return { ok: true, rows: value };
  return { ok: false, problems: [{ code: 'INVALID', ...say('TABLE_ROWS_NOT_A_LIST'), path }] };
}

/** A problem of a table as a problem of the request. */
export function toProblem({ code, reason, parameters, message }: TableProblem, path: string): Problem {
  const isLimit = code === 'LIMIT_EXCEEDED';
  return { code: isLimit ? 'LIMIT_EXCEEDED' : 'INVALID', reason, params: parameters, message, path };
}
