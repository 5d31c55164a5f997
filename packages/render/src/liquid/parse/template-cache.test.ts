import { Liquid } from 'liquidjs';
import { expect, it } from 'vitest';
import { parseTemplate } from './parse-template.ts';
import { createTemplateCache } from './template-cache.ts';

const parsed = (tagLength: number) => ({
  templates: [],
  found: [],
  expected: new Set<string>(),
  tokenCount: 1,
  tagLength,
});

it('evicts the least recently used template beyond the count', () => {
  const cache = createTemplateCache({ templates: 2, weight: 1_000_000 });
  cache.set('a', parsed(1));
  cache.set('b', parsed(1));
  cache.get('a');
  cache.set('c', parsed(1));
  expect(['a', 'b', 'c'].filter((text) => cache.get(text) !== undefined)).toEqual(['a', 'c']);
});

it('evicts as many as necessary to stay within the weight, and never caches one that exceeds it', () => {
  const cache = createTemplateCache({ templates: 10, weight: 10_000 });
  for (const text of ['a', 'b', 'c']) cache.set(text, parsed(15));
  cache.set('d', parsed(25));
  cache.set('e', parsed(60));
  expect(['a', 'b', 'c', 'd', 'e'].filter((text) => cache.get(text) !== undefined)).toEqual(['c', 'd']);
});

it('includes the content of a tag in its weight', () => {
  const cache = createTemplateCache({ templates: 10, weight: 100_000 });
  const isKept = (text: string) => {
    cache.set(text, parseTemplate(new Liquid(), text));
    return cache.get(text) !== undefined;
  };
  expect(isKept(`{{ a${' | abs'.repeat(200)} }}`)).toBe(false);
  expect(isKept(`${'x'.repeat(1_200)}{{ a }}`)).toBe(true);
});
