import { closeBrackets } from '@codemirror/autocomplete';
import { history, undo } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { replaceAll } from './replace-all.ts';

function typed(doc: string, selection: { anchor: number; head?: number }, key: string): EditorState | undefined {
  const state = EditorState.create({ doc, selection, extensions: [json(), closeBrackets(), history()] });
  return replaceAll(state, key)?.at(-1)?.state;
}

test.each([
  ['{}', '{', '{}'],
  ['{}', '[', '[]'],
  ['{"a": 1}', '"', '""'],
  ['文字\n文字', '{', '{}'],
])('with all of %j selected, typing %s gives %s', (doc, key, after) => {
  for (const selection of [
    { anchor: 0, head: doc.length },
    { anchor: doc.length, head: 0 },
  ]) {
    const state = typed(doc, selection, key);
    expect(state?.doc.toString()).toBe(after);
    expect(state?.selection.main.head).toBe(1);
  }
});

test('one undo brings the text back', () => {
  let state = typed('{"a": 1}', { anchor: 0, head: 8 }, '{');
  if (state) undo({ state, dispatch: (transaction) => (state = transaction.state) });
  expect(state?.doc.toString()).toBe('{"a": 1}');
});

test('with part of the text selected, or none, or another character, nothing is replaced', () => {
  expect(typed('{"a": 1}', { anchor: 0, head: 7 }, '{')).toBeUndefined();
  expect(typed('{"a": 1}', { anchor: 8 }, '{')).toBeUndefined();
  expect(typed('', { anchor: 0 }, '{')).toBeUndefined();
  expect(typed('{}', { anchor: 0, head: 2 }, 'a')).toBeUndefined();
});
