import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pdfLimits } from './limits.ts';

test('docs/limits.md has the enforced limits of a document', () => {
  const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## Documents$(.*?)^## /ms.exec(page) ?? [];
  const documented = [...section.matchAll(/^\| [\w ]+\| ([\d,]+)/gm)].map(([, value = '']) =>
    Number(value.replaceAll(',', '')),
  );
  expect(documented).toEqual(Object.values(pdfLimits));
});
