/** Finds problems of a lookup in a rule: without tables only in how it is written, with tables also in what it names. */
import type { Json, JsonPath } from '../json/json.ts';
import { isJsonList } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { differingKeys, unknownColumn, unknownKey, unknownTable } from '../tables/find-called.ts';
import { wrongKeyType } from '../tables/find-row.ts';
import type { LookedUpTable } from '../tables/rate-table.ts';
import { toTableCall } from '../tables/table-call.ts';
import type { DeclaredName } from './declared-name.ts';
import { lookupForm } from './lookup-form.ts';
import { isWrongType } from './wrong-key-type.ts';

/** The columns of the tables that a rule may look up, by name. */
export type TableHeaders = ReadonlyMap<string, LookedUpTable>;

export interface TableFinding extends EnglishSentence {
  readonly code: 'WRONG_ARGUMENT' | 'UNKNOWN_TABLE';
  readonly path: JsonPath;
}

function checkShape(
  argument: Json,
  tables: TableHeaders | undefined,
  inputs: readonly DeclaredName[],
): EnglishSentence[] {
  const [name, keys = null, column]: readonly Json[] = isJsonList(argument) ? argument : [argument];
  const operator = toOperator(keys);
  const isEachKey = operator?.name === 'eachKey' && operator.isSingle && typeof operator.argument === 'object';
  const hasKeys = isEachKey && !isJsonList(operator.argument);
  const header = typeof name === 'string' && !hasKeys ? tables?.get(name) : undefined;
  if (header !== undefined) {
    const paths = inputs.map(({ path }) => path);
    return [say('TABLE_FORM_NEEDED', { table: header.name, form: lookupForm(header, paths) })];
  }
  return [
    ...(typeof name === 'string' ? [] : [say('TABLE_NAME_NEEDED')]),
    ...(hasKeys ? [] : [say('TABLE_KEYS_NEEDED')]),
    ...(typeof column === 'string' ? [] : [say('TABLE_COLUMN_NEEDED')]),
  ];
}

/**
 * @param path of the operator, ending with its name
 * @param inputs which a correct lookup is shown with
 */
export function checkTableCall(
  argument: Json,
  path: JsonPath,
  tables: TableHeaders | undefined,
  inputs: readonly DeclaredName[] = [],
): TableFinding[] {
  const call = toTableCall(argument);
  if (call === undefined)
    return checkShape(argument, tables, inputs).map((sentence) => ({ code: 'WRONG_ARGUMENT', ...sentence, path }));
  if (tables === undefined) return [];
  const unknown = (sentence: EnglishSentence, ...inside: JsonPath): TableFinding => ({
    code: 'UNKNOWN_TABLE',
    ...sentence,
    path: [...path, ...inside],
  });
  const header = tables.get(call.name);
  if (header === undefined) return [unknown(unknownTable(call.name, tables.keys()), 0)];
  const differing = differingKeys(header, call);
  const hasColumn = header.values.some(({ name }) => name === call.column);
  const wrongTypes = header.keys.flatMap((key): TableFinding[] => {
    const node = call.keys[key.name];
    const { name, type } = key;
    if (node === undefined || type === undefined || !isWrongType(type, node)) return [];
    return [
      { code: 'WRONG_ARGUMENT', ...wrongKeyType(header.name, { name, type }), path: [...path, 1, 'eachKey', key.name] },
    ];
  });
  return [
    ...differing.unknown.map((key) => unknown(unknownKey(header, key), 1, 'eachKey', key)),
    ...differing.missing.map((key) => unknown(say('TABLE_KEY_MISSING', { table: header.name, key }), 1, 'eachKey')),
    ...wrongTypes,
    ...(hasColumn ? [] : [unknown(unknownColumn(header, call.column), 2)]),
  ];
}
