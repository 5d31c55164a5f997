/** The row of a decision table that would cover an example. Pure. */
import type { Json, JsonObject } from '@coverwright/rules';
import type { DraftRow, WrittenDecision } from '@coverwright/rules/decision-text';

/** Texts that need no quotes, and dates. */
const bare = /^(?!(?:true|false|not|and|or|null|date)\b)\p{L}[\p{L}\p{N} _]*(?<! )$|^\d{4}-\d{2}-\d{2}$/iu;

/** The condition that only this value meets. */
export function conditionFor(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return bare.test(value) ? value : JSON.stringify(value);
}

/** Columns without conditions accept everything in the new row, too. */
export function rowFor(example: JsonObject, { conditions }: WrittenDecision): DraftRow {
  const cells = conditions.flatMap(({ name }, column): [number, string][] => {
    const value = example[name];
    return value === undefined ? [] : [[column, JSON.stringify(conditionFor(value))]];
  });
  return { source: undefined, cells: new Map(cells) };
}
