import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usage } from './admin-usage.ts';

test('docs/admin.md has a row for every command', () => {
  const page = readFileSync(new URL('../../../../docs/admin.md', import.meta.url), 'utf8');
  const commands = [...usage.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?) /gm)].map(([, command = '']) => command);
  expect(commands).toContain('import transactions');
  expect(commands.filter((command) => !page.includes(`| \`${command} `) && !page.includes(`| \`${command}\``))).toEqual(
    [],
  );
});
