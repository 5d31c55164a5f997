/** The programs that may sign in: this studio and the clients that were written for its interface. */
const clientIds: ReadonlySet<string> = new Set(['coverStudio', 'admin_portal', 'covergo_crm']);

export function isKnownClientId(clientId: string): boolean {
  return clientIds.has(clientId);
}
