import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { liquidLimits } from './limits.ts';

test('docs/limits.md has the enforced limits of a rendering', () => {
  const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## One rendering of a template$(.*?)^## /ms.exec(page) ?? [];
  const documented = [...section.matchAll(/^\| [\w ]+\| ([\d,]+)/gm)].map(([, value = '']) =>
    Number(value.replaceAll(',', '')),
  );
  expect(documented).toEqual(Object.values(liquidLimits));
});
