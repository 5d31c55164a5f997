// How a tenant proves that it owns a host name. Pure: the look-ups are in host-proof.service.ts.
import { createHmac } from 'node:crypto';
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

const filePath = '/.well-known/coverwright-verification.txt';

/** Where the proof is expected, and its content. */
export interface HostProof {
  readonly recordName: string;
  readonly filePath: string;
  /** The content of the record or file. */
  readonly text: string;
}

/** Names that public DNS never assigns (RFC 6761): no one could prove or abuse them. */
export function needsProof(host: string): boolean {
  return !/\.(test|localhost)$/.test(host);
}

/**
 * The text is derived from the server's secret, so that it need not be stored, and from the tenant, so that one
 * tenant's published proof is useless for another.
 */
export function toHostProof(host: string, tenantId: string, authSecret: string): HostProof {
  const key = createHmac('sha256', authSecret).update('coverwright host proof').digest();
  const token = createHmac('sha256', key)
    .update(JSON.stringify([tenantId, host]))
    .digest('base64url');
  return { recordName: `_coverwright.${host}`, filePath, text: `coverwright-verification=${token}` };
}

/** Compared exactly: a page that echoes the requested path, or also contains someone else's text, proves nothing. */
export function isProvenBy(texts: readonly string[], { text }: HostProof): boolean {
  return texts.some((found) => found.trim() === text);
}

export function missingProof(host: string, proof: HostProof): Problem {
  const { recordName, text } = proof;
  const sentence = say('HOST_UNPROVEN', { host, recordName, filePath: proof.filePath, text });
  return { code: 'REQUIRED', ...sentence, path: 'host' };
}
