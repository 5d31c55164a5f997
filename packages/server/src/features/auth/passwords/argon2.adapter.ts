import { hash, verify } from '@node-rs/argon2';
import { toHashedPassword } from './password.ts';

/** argon2id, the library's default, with 19 MiB, 2 passes and 1 lane: the minimum that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified if there is no account, so that the response takes as long as if there were one. */
const decoyHash = hash(crypto.randomUUID(), cost);

/** The password must have been validated. */
export function hashPassword(password: string): Promise<string> {
  const hashed = toHashedPassword(password);
  if (hashed === undefined) throw new Error('A password that was not validated cannot be hashed.');
  return hash(hashed, cost);
}

/** False if there is no account. Takes the same time whether or not the account exists, and for texts of any length. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const hashed = toHashedPassword(password);
  const isRight = await verify(passwordHash ?? (await decoyHash), hashed ?? '');
  return isRight && hashed !== undefined && passwordHash !== undefined;
}
