import type { Problem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';

/** The client programs that may sign in: this studio and existing clients of its API. */
const clientIds: ReadonlySet<string> = new Set(['coverStudio', 'admin_portal', 'covergo_crm']);

export function isKnownClientId(clientId: string): boolean {
  return clientIds.has(clientId);
}

export function validateClientId(clientId: string, path: string): Problem[] {
  if (isKnownClientId(clientId)) return [];
  const sentence = say('CLIENT_UNKNOWN', { clientId, clientIds: [...clientIds].join(', ') });
  return [{ code: 'INVALID', ...sentence, path }];
}
