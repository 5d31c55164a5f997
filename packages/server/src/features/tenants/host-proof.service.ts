// Checks the proof that a tenant owns a host name. Limited to one concurrent check per tenant, several per
// instance, and a number per hour.
import { UserError } from '../../errors/user-error.ts';
import type { HostProofs } from '../../request/context.ts';
import type { Outbound } from '../../network/outbound.adapter.ts';
import { isProvenBy, missingProof, toHostProof } from './host-proof.ts';
import { say } from '../../sentences/say.ts';

/** Across all tenants; each check opens up to four connections. */
export const looksMax = 8;

export function createHostProofs(authSecret: string, outbound: Outbound): HostProofs {
  const lookingFor = new Set<string>();

  async function isProven(host: string, tenantId: string): Promise<boolean> {
    const proof = toHostProof(host, tenantId, authSecret);
    if (isProvenBy(await outbound.listTexts(proof.recordName), proof)) return true;
    return isProvenBy(await outbound.listContents(host, proof.filePath), proof);
  }

  return {
    require: async (host, tenantId) => {
      if (lookingFor.has(tenantId) || lookingFor.size >= looksMax) throw tooManyLooks();
      lookingFor.add(tenantId);
      try {
        if (await isProven(host, tenantId)) return;
      } finally {
        lookingFor.delete(tenantId);
      }
      throw new UserError(missingProof(host, toHostProof(host, tenantId, authSecret)));
    },
  };
}

function tooManyLooks(): UserError {
  return new UserError({ code: 'BUSY', ...say('HOST_CHECK_RUNNING'), path: 'host' });
}
