import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../..', import.meta.url));
const sheets = fileURLToPath(new URL('.', import.meta.resolve('@mantine/core/styles/Button.css')));

test('every Mantine control in use includes its style sheet', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: sources }).map((name) => readFileSync(`${sources}/${name}`, 'utf8'));
  const code = read('**/*.{ts,tsx}');
  const used = code.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  const imported = [...code, ...read('**/*.css')].flatMap((text) =>
    [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name = '']) => name),
  );
  const existing = new Set(globSync('*.css', { cwd: sheets }).map((name) => name.replace('.css', '')));
  expect(new Set(used)).toContain('Button');
  expect([...new Set(used)].filter((name) => existing.has(name) && !imported.includes(name))).toEqual([]);
});
