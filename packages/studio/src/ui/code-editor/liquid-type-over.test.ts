import { closeBrackets, insertBracket } from '@codemirror/autocomplete';
import { liquid } from '@codemirror/lang-liquid';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { typeOver } from './liquid-type-over.ts';

/** @param marked text with a bar at the cursor position */
function stateAt(marked: string): EditorState {
  return EditorState.create({
    doc: marked.replace('|', ''),
    selection: { anchor: marked.indexOf('|') },
    extensions: [liquid(), closeBrackets()],
  });
}

function typed(marked: string, keys: string): string {
  let state = stateAt(marked);
  for (const key of keys) {
    const spec = typeOver(state, key);
    state = spec
      ? state.update(spec).state
      : (insertBracket(state, key)?.state ?? state.update(state.replaceSelection(key)).state);
  }
  const { head } = state.selection.main;
  return `${state.sliceDoc(0, head)}|${state.sliceDoc(head)}`;
}

test.each([
  ['{% if a |%}', '%}', '{% if a %}|'],
  ['{%- if a -|%}', '%}', '{%- if a -%}|'],
  ['{{ a |}}', '}}', '{{ a }}|'],
  ['{{ a }|}', '}', '{{ a }}|'],
  ['<p>{% else |%}</p>', '%}', '<p>{% else %}|</p>'],
  ['|', '{{ a }}', '{{ a }}|'],
])('at the end of %s, typing %s gives %s', (before, keys, after) => {
  expect(typed(before, keys)).toBe(after);
});

test.each([
  ['a |%}', '%', 'a %|%}'],
  ['{% if a %}100|%}', '%', '{% if a %}100%|%}'],
  ['{% assign a = "100|" %}', '%', '{% assign a = "100%|" %}'],
  ['{{ a |%}', '%', '{{ a %|%}'],
])('in %s, the character %s is plain text', (before, key, after) => {
  expect(typed(before, key)).toBe(after);
});
