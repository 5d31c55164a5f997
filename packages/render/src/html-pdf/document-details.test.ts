import { expect, test } from 'vitest';
import { mayHaveDetails } from './document-details.ts';

test.each([
  ['<meta name="author" content="A">', true],
  ["<META\nNAME = 'Description' content=D>", true],
  ['<meta content=K name=keywords>', true],
  ['<meta name="&#97;uthor" content="A">', true],
  ['<meta name="descriptio&#x6e;" content="A">', true],
  ['<meta charset="utf-8"><meta name="viewport" content="width=device-width">', false],
  ['<p name="author">', false],
])('%s may have details: %s', (html, expected) => {
  expect(mayHaveDetails(html)).toBe(expected);
});
