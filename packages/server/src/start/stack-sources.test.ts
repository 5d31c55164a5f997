import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { withSources } from './stack-sources.ts';

test('a position in the bundle is followed by the module that it is in', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'main.mjs');
  const lines = ['// stamp', '// node_modules/zod/index.js', 'a();', '// packages/server/src/x.ts', 'b();', 'c();'];
  writeFileSync(program, lines.join('\n'));
  const at = (line: number) => `    at work (${pathToFileURL(program).href}:${line}:7)`;
  const stack = ['Error: x', at(3), at(6), at(1), '    at node:internal/process:1:2'].join('\n');
  expect(withSources(stack, program).split('\n')).toEqual([
    'Error: x',
    at(3).replace(':7', ':7 node_modules/zod/index.js'),
    at(6).replace(':7', ':7 packages/server/src/x.ts'),
    at(1),
    '    at node:internal/process:1:2',
  ]);
  expect(withSources(stack, '/another/main.mjs')).toBe(stack);
  expect(withSources(stack, '/another/main.ts')).toBe(stack);
});
