import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptLimits } from './keep/kept-mails.ts';
import { mjmlLimits } from './limits.ts';

test('docs/limits.md has the enforced limits of an email', () => {
  const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## One email$(.*?)^## /ms.exec(page) ?? [];
  const documented = [...section.matchAll(/^\| [\w …]+\| ([\d,]+)( s)?/gm)].map(
    ([, value = '', seconds]) => Number(value.replaceAll(',', '')) * (seconds === undefined ? 1 : 1_000),
  );
  expect(documented).toEqual([...Object.values(mjmlLimits), ...Object.values(keptLimits)]);
});
