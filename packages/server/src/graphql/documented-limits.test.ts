import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentLimits } from './document-limits.ts';

test('docs/limits.md tells clients the numbers that hold', () => {
  const page = readFileSync(`${import.meta.dirname}/../../../../docs/limits.md`, 'utf8');
  const rows = [...page.matchAll(/^\| (\w+) +\| ([\d,]+) +\|/gm)].map(([, name, value = '']) => [
    name,
    Number(value.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(rows)).toMatchObject(documentLimits);
});
