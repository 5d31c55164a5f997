import { expect, it } from 'vitest';
import { createTemplateCache } from './template-cache.ts';

const parsed = (tokenCount: number) => ({ templates: [], found: [], tokenCount });

it('forgets the template that was asked for least lately, past the count', () => {
  const cache = createTemplateCache({ templates: 2, weight: 1_000_000 });
  cache.set('a', parsed(1));
  cache.set('b', parsed(1));
  cache.get('a');
  cache.set('c', parsed(1));
  expect(['a', 'b', 'c'].filter((text) => cache.get(text) !== undefined)).toEqual(['a', 'c']);
});

it('forgets as many as it takes to stay within the weight, and never keeps what is heavier alone', () => {
  const cache = createTemplateCache({ templates: 10, weight: 10_000 });
  for (const text of ['a', 'b', 'c']) cache.set(text, parsed(3));
  cache.set('d', parsed(5));
  cache.set('e', parsed(10));
  expect(['a', 'b', 'c', 'd', 'e'].filter((text) => cache.get(text) !== undefined)).toEqual(['c', 'd']);
});
