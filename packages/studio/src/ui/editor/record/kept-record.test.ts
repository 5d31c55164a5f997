import { expect, test } from 'vitest';
import { readKept, toKept, toSaved } from './kept-record.ts';
import type { Saved } from './record-state.ts';

interface Form {
  readonly text: string;
}

const readForm = (value: unknown): Form | undefined => {
  const text: unknown = Object(value).text;
  return typeof text === 'string' ? { text } : undefined;
};
const opened: Saved<Form> = { form: { text: 'theirs' }, revision: '2' };

function reopened(saved: Saved<Form>, text = 'typed') {
  const stored: unknown = JSON.parse(JSON.stringify(toKept({ form: { text }, saved, isDirty: true, isBusy: false })));
  const kept = readKept(stored, readForm);
  return kept && { form: kept.form, saved: toSaved(kept, opened) };
}

test('kept input continues with the version that it is based on, if another user has saved since', () => {
  const saved = { form: { text: 'old' }, revision: '1' };
  expect(reopened(saved)).toEqual({ form: { text: 'typed' }, saved: { ...saved, isLaterForm: false } });
  expect(reopened(opened)).toEqual({ form: { text: 'typed' }, saved: opened });
});

test('if that version is unknown, kept input continues with its revision alone', () => {
  const later = { form: opened.form, revision: '1', isLaterForm: true };
  expect(reopened(later)?.saved).toEqual(later);
  expect(reopened({ form: { text: 'x'.repeat(200_000) }, revision: '1' })?.saved).toEqual(later);
});

test('saved input leaves nothing behind, and data stored in another form is ignored', () => {
  expect(toKept({ form: opened.form, saved: opened, isDirty: false, isBusy: false })).toBeUndefined();
  for (const value of [undefined, 1, {}, { form: { other: 1 } }]) expect(readKept(value, readForm)).toBeUndefined();
});
