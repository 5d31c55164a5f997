import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pdfLimits } from './limits.ts';

test('docs/limits.md tells the numbers that hold for a document', () => {
  const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## Documents$(.*?)^## /ms.exec(page) ?? [];
  const told = [...section.matchAll(/^\| [\w ]+\| ([\d,]+)/gm)].map(([, value = '']) =>
    Number(value.replaceAll(',', '')),
  );
  expect(told).toEqual(Object.values(pdfLimits));
});
