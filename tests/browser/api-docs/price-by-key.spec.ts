import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiDocsPage } from '../pages/api-docs-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { travelPremium, travelProductId, travelValues } from './travel-values.ts';

/** Quotes, Chinese, and what a shell would like to take for itself. */
const note = 'O\'Neil\'s 旅遊 $HOME `id` "x" \\ !!';
const body = JSON.stringify({ values: { ...travelValues, note } });

function isInstalled(command: string): boolean {
  try {
    execFileSync('bash', ['--norc', '-c', `command -v ${command}`]);
    return true;
  } catch {
    return false;
  }
}

/** Runs a program with the key in its environment; gives what it printed, also when it failed. */
async function run(program: string, args: readonly string[], key: string): Promise<string> {
  const env = { ...process.env, FORCE_COLOR: '0', COVERWRIGHT_API_KEY: key };
  return new Promise((resolve) => {
    execFile(program, args, { env }, (_error: ExecFileException | null, stdout, stderr) => resolve(stdout + stderr));
  });
}

const runInShell = async (snippet: string, key: string) =>
  run('bash', ['--norc', '-c', `${snippet} --silent --write-out '\\n%{http_code}'`], key);

test("the tab's own curl line gets the known premium with a key, until the key is revoked", async ({
  signedIn: { page },
}) => {
  test.skip(!isInstalled('curl'), 'curl is not installed here');
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  const key = await docs.createKey('Broker portal');
  await docs.typeBody(body);
  await expect(docs.snippet).toHaveValue(/O'\\''Neil/);
  const snippet = await docs.copySnippet();
  expect(snippet).not.toContain(key);

  const answered = await runInShell(snippet, key);
  expect(answered).toMatch(/\n200$/);
  expect(JSON.parse(answered.slice(0, -4))).toMatchObject({ status: 'success', amount: travelPremium });
  expect(await runInShell(snippet, `${key.slice(0, -1)}_`)).toMatch(/\n401$/);

  await docs.revokeKey('Broker portal');
  await expect(new Shell(page).toast('API key revoked')).toBeVisible();
  await expect(docs.keys.getByText('Broker portal')).toBeHidden();
  expect(await runInShell(snippet, key)).toMatch(/\n401$/);
});

test("the tab's own TypeScript program gets the known premium with a key", async ({ signedIn: { page } }) => {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-program-'));
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  const key = await docs.createKey('Nightly batch');
  await docs.typeBody(body);
  await docs.choose('TypeScript');
  await expect(docs.snippet).toHaveValue(/O'Neil/);
  const file = join(folder, 'price.mts');
  await writeFile(file, await docs.copySnippet());
  expect(await run(process.execPath, [file], key)).toContain(`amount: ${travelPremium}`);
  await rm(folder, { recursive: true });
});

test('a key is listed with its name and beginning, and its name is asked for', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await page.getByRole('button', { name: 'Create Key' }).click();
  await docs.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(docs.dialog.getByText('This field is required')).toBeVisible();
  await docs.dialog.getByLabel('Name').fill('x'.repeat(101));
  await docs.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(docs.dialog.getByText(/at most 100|up to 100|longer than 100/)).toBeVisible();
  await docs.dialog.getByRole('button', { name: 'Cancel' }).click();

  const key = await docs.createKey('Listed 旅遊');
  const row = docs.keys.getByRole('row', { name: /Listed 旅遊/ });
  await expect(row).toContainText(key.slice(0, 8));
  await expect(row).toContainText('admin@coverwright.test');
  await expect(row).toContainText('Never');
  await expect(page.getByText(key)).toBeHidden();
});

test('a key that is shown once stays until it is done with', async ({ signedIn: { page } }) => {
  const docs = new ApiDocsPage(page);
  await docs.open(travelProductId);
  await page.getByRole('button', { name: 'Create Key' }).click();
  await docs.dialog.getByLabel('Name').fill('Shown once');
  await docs.dialog.getByRole('button', { name: 'Create Key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the API key' });
  await expect(shown.getByRole('textbox', { name: 'API key' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(shown.getByRole('button')).toHaveCount(2);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
});
