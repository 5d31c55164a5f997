// An administrator's command on the database of a running server, as `npm run admin -- …` runs it.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RunningServer } from './running-server.ts';

const admin = fileURLToPath(new URL('../../packages/server/src/admin.ts', import.meta.url));

export async function runAdmin({ dataDir }: RunningServer, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [admin, ...args], { env });
  return stdout;
}
