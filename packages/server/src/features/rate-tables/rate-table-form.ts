// The columns of a rate table as they are sent, and what is stored. Pure.
import { type KeyColumn, parseJsonText, type TableHeader, type ValueColumn, type ValueUnit } from '@coverwright/rules';
import { warningsMax } from '../../calculation/tables/written-table.ts';
import type { Problem } from '../../errors/user-error.ts';
import {
  rateTableKeyType,
  rateTableMatch,
  rateTableUnit,
  type rateTableInput,
  type rateTableValueInput,
} from '../../graphql/generated/schema-types.ts';
import { say } from '../../sentences/say.ts';

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
  /** UTF-16 units of rows that are read in the main thread. */
  readHere: 100_000,
  /** Warnings that are stored with a table. */
  warnings: warningsMax,
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
