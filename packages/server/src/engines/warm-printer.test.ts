import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPdfEngine } from '@coverwright/render/html-pdf';
import { ThreadPool } from '@coverwright/render/thread-pool';
import { type PrinterLog, warmPrinter } from './warm-printer.ts';

test('a printer that does not start is tried again until it starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warm-printer-'));
  chmodSync(folder, 0o755);
  const executablePath = join(folder, 'browser');
  const threads = new ThreadPool();
  const browserFolder = join(import.meta.dirname, '../../../../.cache');
  const engine = createPdfEngine({ threads, browserFolder, executablePath });
  onTestFinished(async () => {
    await engine.close();
    await threads.close();
    rmSync(folder, { recursive: true });
  });
  const browser = join(browserFolder, readdirSync(browserFolder).find((name) => name.startsWith('chromium-')) ?? '');
  const script = `#!/bin/sh\nLD_LIBRARY_PATH='${browser}/lib' exec '${browser}/chromium' "$@"\n`;
  const said: string[] = [];
  const hear: PrinterLog['info'] = (_facts, words) => void said.push(words);
  const states: string[] = [];
  const watched = {
    warm: async () => {
      await engine.warm();
      states.push(engine.state);
      // From now on there is one.
      if (states.length === 1) writeFileSync(executablePath, script, { mode: 0o755 });
    },
    get state() {
      return engine.state;
    },
  };
  await warmPrinter(watched, { info: hear, warn: hear }, new AbortController().signal);
  expect(states).toEqual(['unavailable', 'ready']);
  expect(said).toEqual([expect.stringContaining('will try again'), 'printer']);
});
