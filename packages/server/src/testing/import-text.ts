// Runs the administrator's import on a text instead of a file.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommand, toWords } from '../admin/admin-command.ts';
import type { TestServer } from './start-test-server.ts';

export interface ToldImport {
  readonly message: string;
  readonly isWhole: boolean;
  /** The reports during the import. */
  readonly reported: readonly string[];
}

interface Tenant {
  readonly tenantId: string;
}

export async function importText(
  server: TestServer,
  { tenantId }: Tenant,
  thing: string,
  content: string | Buffer,
): Promise<ToldImport> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-import-'));
  try {
    const path = join(folder, 'file.ndjson');
    await writeFile(path, content);
    return await importPath(server, { tenantId }, thing, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function importPath(
  server: TestServer,
  { tenantId }: Tenant,
  thing: string,
  path: string,
): Promise<ToldImport> {
  const reported: string[] = [];
  const command = parseCommand(['import', thing, path, '--tenant', tenantId]);
  try {
    const work = await command({
      readPassword: () => Promise.resolve(''),
      report: (words) => void reported.push(words),
      now: server.clock.now(),
    });
    return { ...(await work(server.database)), reported };
  } catch (error) {
    const words = toWords(error);
    if (words === undefined) throw error;
    return { message: words, isWhole: false, reported };
  }
}

export function toLines(...values: readonly object[]): string {
  return values.map((value) => JSON.stringify(value)).join('\n');
}
