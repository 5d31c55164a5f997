/** What a change of a merge is called, and its values as texts. Pure. */
import { isObject } from '@coverwright/insurance/json';
import type { ReferredNames } from '../record/record-merge.ts';
import type { MergeChange, Side } from './merge-change.ts';
import { labelOf } from './merge-list.ts';

interface Words {
  /** By the names of members. Anything else, such as the name of an entry, is its own title. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a value means, by the member and the value. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
  const member = change.path.at(-1);
  const [before, after] = [change.base, change[side]].map((value) => toText(value, member, words));
  return { action: before === undefined ? 'ADDED' : after === undefined ? 'REMOVED' : 'CHANGED', before, after };
}

/** @param member the name of the member that has the value */
function toText(value: unknown, member: string | undefined, words: Words): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return words.names.get(value) ?? wordOf(value, member, words) ?? value;
  if (Array.isArray(value) && value.every(isText)) return value.map((one) => words.names.get(one) ?? one).join('\n');
  return isObject(value) ? linesOf(value, [], words).join('\n') : JSON.stringify(value);
}

function wordOf(value: string, member = '', { values }: Words): string | undefined {
  const known = Object.hasOwn(values, member) ? values[member] : undefined;
  return known && Object.hasOwn(known, value) ? known[value] : undefined;
}

/** A line for each value inside, without those that say nothing. */
function linesOf(value: object, titles: readonly string[], words: Words): string[] {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return entries.flatMap((entry) => linesOfMember(entry, undefined, [...titles, labelOf(entry)], words));
  }
  // An id means nothing to users.
  const members = Object.entries(value).filter(([name]) => name !== 'id');
  return members.flatMap(([name, member]) => linesOfMember(member, name, [...titles, titleOf(name, words)], words));
}

function linesOfMember(member: unknown, name: string | undefined, titles: readonly string[], words: Words): string[] {
  if (isObject(member) && !(Array.isArray(member) && member.every(isText))) return linesOf(member, titles, words);
  const text = member === false ? '' : (toText(member, name, words) ?? '');
  return text === '' ? [] : [`${titles.join(' › ')}: ${text.replaceAll('\n', ', ')}`];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
