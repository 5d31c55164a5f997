// `npm run dev` reacts to every package. Files are touched, not changed: their content is that of the checkout.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of each package. */
const files: Readonly<Record<string, string>> = {
  'app-runtime': 'src/catalogue/elements/elements.ts',
  'component-tree': 'src/document.ts',
  insurance: 'src/json.ts',
  render: 'src/sms/sms-length.ts',
  rules: 'src/rules.ts',
  server: 'src/config.ts',
  studio: 'src/main.tsx',
};

/** Without a database, a server that is started ends at once, and waits for the next change. */
const environment = { PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', AUTH_SECRET: 'x'.repeat(32) };

async function startDev() {
  const child = spawn(process.execPath, [`${root}scripts/dev.mjs`], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const hears = (words: string | RegExp) => vi.waitFor(() => expect(said).toMatch(words), { timeout: 120_000 });
  await hears(/Failed running/);
  await hears(/Local:/);
  return {
    studio: /Local:\D+(http:\S+?)\/?\s/.exec(said.replaceAll(/\u001B\[\d+m/g, ''))?.[1] ?? '',
    hears,
    forget: () => (said = ''),
  };
}

test('a change in any package restarts the server, updates the studio, or both', async () => {
  const { studio, hears, forget } = await startDev();
  expect(Object.keys(files)).toEqual(readdirSync(`${root}packages`).toSorted());
  for (const [name, file] of Object.entries(files)) {
    const path = `${root}packages/${name}/${file}`;
    const isOfStudio = name !== 'server' && name !== 'render';
    if (isOfStudio) expect((await fetch(`${studio}/@fs${path}`)).status).toBe(200);
    forget();
    await utimes(path, new Date(), new Date());
    if (isOfStudio) await hears(new RegExp(`(page reload|hmr update).*${file}`));
    if (name !== 'studio') await hears(/Restarting[\s\S]*Failed running/);
  }
});
