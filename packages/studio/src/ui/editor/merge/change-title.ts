/** What a change of a merge is called, and its values as texts. Pure. */
import { isObject } from '@coverwright/insurance/json';
import type { ReferredNames } from '../record/record-merge.ts';
import type { MergeChange, Side } from './merge-change.ts';

interface Words {
  /** By the names of members. Anything else, such as the name of an entry, is its own title. */
  readonly fields: Readonly<Record<string, string>>;
  readonly names: ReferredNames;
  readonly yes: string;
  readonly no: string;
}

/** From the outside in. */
export function titlesOf({ path }: MergeChange, words: Words): readonly string[] {
  return path.map((name) => titleOf(name, words));
}

function titleOf(name: string, { fields, names }: Words): string {
  return names.get(name) ?? (Object.hasOwn(fields, name) ? (fields[name] ?? name) : name);
}

interface ChangedTexts {
  readonly action: 'ADDED' | 'CHANGED' | 'REMOVED';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What a side has made of the base. */
export function textsOfSide(change: MergeChange, side: Side, words: Words): ChangedTexts {
  const [before, after] = [change.base, change[side]].map((value) => toText(value, words));
  return { action: before === undefined ? 'ADDED' : after === undefined ? 'REMOVED' : 'CHANGED', before, after };
}

function toText(value: unknown, words: Words): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return words.names.get(value) ?? value;
  if (Array.isArray(value) && value.every(isText)) return value.map((one) => words.names.get(one) ?? one).join('\n');
  const members = isObject(value) && !Array.isArray(value) ? Object.entries(value) : [];
  if (members.length === 0 || !members.every(([, member]) => isText(member))) return JSON.stringify(value);
  // An id means nothing to users.
  const shown = members.filter(([name, member]) => name !== 'id' && member !== '');
  return shown.map(([name, member]) => `${titleOf(name, words)}: ${toText(member, words) ?? ''}`).join('\n');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
