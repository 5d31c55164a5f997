// How a tenant proves that a host name is its own. Pure: the look-ups are in host-proof.service.ts.
import { createHmac } from 'node:crypto';
import type { Problem } from '../../errors/user-error.ts';

const filePath = '/.well-known/coverwright-verification.txt';

/** Where proof is expected, and what it reads. */
export interface HostProof {
  readonly recordName: string;
  readonly filePath: string;
  /** The content of the record or file. */
  readonly text: string;
}

/** Names that no public DNS gives to anybody (RFC 6761): nobody could prove, or abuse, them. */
export function needsProof(host: string): boolean {
  return !/\.(test|localhost)$/.test(host);
}

/**
 * The text is made of the server's secret, so that it need not be stored, and of the tenant, so that what one tenant has
 * published proves nothing for another.
 */
export function toHostProof(host: string, tenantId: string, authSecret: string): HostProof {
  const key = createHmac('sha256', authSecret).update('coverwright host proof').digest();
  const token = createHmac('sha256', key)
    .update(JSON.stringify([tenantId, host]))
    .digest('base64url');
  return { recordName: `_coverwright.${host}`, filePath, text: `coverwright-verification=${token}` };
}

/** Exactly: a page that repeats the requested path, or contains a text of somebody else, proves nothing. */
export function isProvenBy(texts: readonly string[], { text }: HostProof): boolean {
  return texts.some((found) => found.trim() === text);
}

export function missingProof(host: string, proof: HostProof): Problem {
  const message = `Prove that ${host} is yours, then add it again. Either publish the DNS record ${proof.recordName} of type TXT, or serve the file https://${host}${proof.filePath} (or http://) as plain text without a redirect. Content of the record or file: ${proof.text}`;
  return { code: 'REQUIRED', message, path: 'host' };
}
