import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { toMessage } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';
import { placeFile, readIfThere } from '../processes/secret-file.ts';

const secretBytes = 32;

/** The secret of this data folder. Of two simultaneous starts, the first creates it, and both get the same one. */
export async function provideAuthSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret');
  try {
    await placeFile(path, `${randomBytes(secretBytes).toString('base64url')}\n`);
    const secret = ((await readIfThere(path)) ?? '').trim();
    if (secret.length >= secretBytes) return secret;
  } catch (error) {
    throw new StartError(
      `The secret in ${path} cannot be read (${toMessage(error)}). Allow this account to read it, or set AUTH_SECRET.`,
      { cause: error },
    );
  }
  throw new StartError(
    `The secret in ${path} is too short. Remove the file to get a new one; everyone must then sign in again.`,
  );
}
