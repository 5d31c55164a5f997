import { expect, test } from 'vitest';
import { findFaults } from './preview-source.ts';

const source = (template: string) => ({ name: 'QuoteForm', template, script: '' });

test('reports templates that must not reach the compiler, with the line', () => {
  expect(findFaults(source('<div>\n</div>'))).toEqual([]);
  expect(findFaults(source('<div>\n<textarea>'))).toMatchObject([
    { component: 'QuoteForm', part: 'template', line: 1, message: 'The tag <div> has no end tag.' },
    { component: 'QuoteForm', part: 'template', line: 2, message: 'The tag <textarea> has no end tag.' },
  ]);
});
