import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { travelOpenapi } from '../../testing/travel-openapi.ts';
import { readOperations } from './openapi.ts';
import { curlSnippet, typeScriptSnippet } from './snippets.ts';

const url = 'http://localhost:4000/api/v1/products/travel_plus/single_trip/-/price';
const folder = mkdtempSync(join(tmpdir(), 'coverwright-snippet-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The arguments that the shell passes to curl. */
function argumentsOf(snippet: string): readonly string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${snippet}`;
  const env = { COVERWRIGHT_API_KEY: 'the key', PATH: '/usr/bin:/bin' };
  return execFileSync('bash', ['--norc', '-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1);
}

const naughty = `{"name": "O'Neil's 旅遊 $HOME \`id\` \\"x\\" !! \\\\ \\n",\n "lines": "''"}`;

test('the shell passes the body on unchanged, whatever it contains', () => {
  expect(argumentsOf(curlSnippet(url, naughty))).toEqual([
    url,
    '--header',
    'X-API-Key: the key',
    '--header',
    'Content-Type: application/json',
    '--data-raw',
    naughty,
  ]);
});

test('a body too long for a command line is read from a file', () => {
  const snippet = curlSnippet(url, JSON.stringify('旅'.repeat(40_000)));
  expect(argumentsOf(snippet).slice(-2)).toEqual(['--data-binary', '@body.json']);
});

test("the TypeScript snippet's types fit the document's example, as a single body, in a list and from a file", () => {
  const [price] = readOperations(travelOpenapi);
  if (!price) throw new Error('The document has no price.');
  const many = Array.from({ length: 2000 }, () => price.exampleBody);
  const files = [price.exampleBody, [price.exampleBody, price.exampleBody], many].map((body, index) => {
    const file = join(folder, `snippet-${index}.mts`);
    writeFileSync(file, typeScriptSnippet(price, url, body, JSON.stringify(body, null, 2)));
    return file;
  });
  const compiler = fileURLToPath(new URL('../../../../../node_modules/.bin/tsc', import.meta.url));
  const types = fileURLToPath(new URL('../../../../../node_modules/@types', import.meta.url));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2024',
    '--module',
    'nodenext',
  ];
  const run = () =>
    execFileSync(compiler, [...options, '--typeRoots', types, '--types', 'node', ...files], { encoding: 'utf8' });
  expect(run).not.toThrow();

  const wrong = typeScriptSnippet(price, url, { values: {} }, '{"values": {"trip": {"zone": 1}}}');
  for (const file of files) writeFileSync(file, wrong);
  expect(run).toThrow('Command failed');
});
