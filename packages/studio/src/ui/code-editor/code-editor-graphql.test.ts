import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { marksWithinText } from './code-editor-graphql.ts';

const mark = { from: 0, to: 1, severity: 'error', message: 'Syntax Error: Unexpected <EOF>.' } as const;

it.each([
  ['', []],
  [' \n', []],
  ['{', [mark]],
])('for the text %j it shows %j', (doc, marks) => {
  expect(marksWithinText([mark], EditorState.create({ doc }))).toEqual(marks);
});
