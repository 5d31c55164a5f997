import type { Problem } from '../../../errors/user-error.ts';

/** The client programs that may sign in: this studio and existing clients of its API. */
const clientIds: ReadonlySet<string> = new Set(['coverStudio', 'admin_portal', 'covergo_crm']);

export function isKnownClientId(clientId: string): boolean {
  return clientIds.has(clientId);
}

export function validateClientId(clientId: string, path: string): Problem[] {
  if (isKnownClientId(clientId)) return [];
  const message = `The app ${clientId} does not exist. Use one of ${[...clientIds].join(', ')}.`;
  return [{ code: 'INVALID', message, path }];
}
