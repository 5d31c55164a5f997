import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdministrationPage } from '../pages/administration-page.ts';
import { ApiDocsPage } from '../pages/api-docs-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { travelPremium, travelProductId, travelValues } from './travel-values.ts';

/** Quotes, Chinese, and characters that a shell would interpret. */
const note = 'O\'Neil\'s 旅遊 $HOME `id` "x" \\ !!';
const body = JSON.stringify({ values: { ...travelValues, note } });

/** Runs a program with the key in its environment; returns its output even if it fails. */
async function run(program: string, args: readonly string[], key: string): Promise<string> {
  const env = { ...process.env, FORCE_COLOR: '0', COVERWRIGHT_API_KEY: key };
  return new Promise((resolve) => {
    execFile(program, args, { env }, (_error: ExecFileException | null, stdout, stderr) => resolve(stdout + stderr));
  });
}

/** The arguments that the shell passes to curl, which this replaces: curl may not be installed. */
async function toCurlArguments(snippet: string, key: string): Promise<readonly string[]> {
  const script = `curl() { printf '%s\\0' "$@"; }\n${snippet}`;
  return (await run('bash', ['--norc', '-c', script], key)).split('\0').slice(0, -1);
}

/** Sends what curl would send: a POST, because there is a body. Any other kind of argument fails the test. */
async function sendAsCurl(snippet: string, key: string): Promise<Response> {
  const [url = '', ...options] = await toCurlArguments(snippet, key);
  const headers = new Headers();
  const bodies: string[] = [];
  for (let index = 0; index < options.length; index += 2) {
    const [name, value = ''] = options.slice(index, index + 2);
    const [, header, content] = /^([\w-]+): (.+)$/s.exec(value) ?? [];
    if (name === '--data-raw') bodies.push(value);
    else if (name === '--header' && header !== undefined && content !== undefined) headers.append(header, content);
    else throw new Error(`curl is called with an unexpected argument: ${name} ${value}`);
  }
  expect(bodies).toHaveLength(1);
  return fetch(url, { method: 'POST', headers, body: bodies.join('') });
}

test('the displayed curl command gets the known premium with a key, until the key is revoked', async ({
  signedIn: { page },
}) => {
  const administration = new AdministrationPage(page);
  const key = await administration.createKey('Broker portal');
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await docs.typeBody(body);
  await expect(docs.snippet).toHaveValue(/O'\\''Neil/);
  const snippet = await docs.copySnippet();
  expect(snippet).not.toContain(key);

  const answer = await sendAsCurl(snippet, key);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'success', amount: travelPremium });
  expect((await sendAsCurl(snippet, `${key.slice(0, -1)}_`)).status).toBe(401);

  await page.getByRole('link', { name: 'Manage the API keys' }).click();
  await administration.revokeKey('Broker portal');
  await expect(new Shell(page).toast('API key revoked')).toBeVisible();
  await expect(administration.row('Broker portal')).toBeHidden();
  expect((await sendAsCurl(snippet, key)).status).toBe(401);
});

test('the displayed TypeScript program gets the known premium with a key', async ({ signedIn: { page } }) => {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-program-'));
  const key = await new AdministrationPage(page).createKey('Nightly batch');
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await docs.typeBody(body);
  await docs.choose('TypeScript');
  await expect(docs.snippet).toHaveValue(/O'Neil/);
  const file = join(folder, 'price.mts');
  await writeFile(file, await docs.copySnippet());
  expect(await run(process.execPath, [file], key)).toContain(`amount: ${travelPremium}`);
  await rm(folder, { recursive: true });
});
