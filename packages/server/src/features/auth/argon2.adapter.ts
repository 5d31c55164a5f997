import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default, with 19 MiB, 2 passes, 1 lane: the floor that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified where there is no account, so that the answer takes as long as where there is one. */
const decoyHash = hash(crypto.randomUUID(), cost);

export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), cost);
}

/** False where there is no account; takes the same time whether there is one or not. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await decoyHash), normalized(password));
  return isRight && passwordHash !== undefined;
}

/** Keyboards write the same character in more than one way. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
