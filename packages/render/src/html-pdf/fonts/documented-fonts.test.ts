import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toFontConfiguration } from './font-configuration.ts';

test('docs/templates.md lists the font that is printed for each name', () => {
  const page = readFileSync(`${import.meta.dirname}/../../../../../docs/templates.md`, 'utf8');
  const [, table = ''] = page.split('### Fonts');
  const documented = [...(table.split('###')[0] ?? '').matchAll(/^\| (\w.*\w) +\| (\S.*\S) +\|$/gm)].flatMap(
    ([, font = '', names = '']) => names.split(', ').map((name) => [name, font.replace(', black', '')]),
  );
  const real = [
    ...toFontConfiguration([], '').matchAll(
      /name="family"><string>([^<]*)<\/string><\/test><edit name="family" mode="assign" binding="same"><string>([^<]*)/g,
    ),
  ].map(([, name, font]) => [name, font]);
  expect(Object.fromEntries(documented.filter(([name]) => name !== 'Names'))).toEqual(Object.fromEntries(real));
});
