// Encrypts secrets that must be readable later, so that a copy of the database reveals none of them.
// AES-256-GCM under a key derived from AUTH_SECRET for this purpose only.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../request/context.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Sealed data is bound to an owner, such as a user: it cannot be opened for another one. */
export function createSecretBox(authSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'coverwright second factors', 32));
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealedText, owner) => {
      const bytes = Buffer.from(sealedText, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const nonce = bytes.subarray(0, nonceBytes);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8');
      try {
        return text + decipher.final('utf8');
      } catch {
        // Wrong key, wrong owner or modified ciphertext: authentication fails in the same way for each.
        return undefined;
      }
    },
  };
}
