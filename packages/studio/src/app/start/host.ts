// Determines the studio's host: an override in the URL, or else the stored one, or else the page's own.
const storageKey = 'studioHost';

export interface HostCandidate {
  readonly host: string;
  readonly source: 'override' | 'stored' | 'current';
}

/** In the order of attempts; the current host is used only if a stored one is no longer known. */
export function hostCandidates(search: string, stored: string | null, current: string): readonly HostCandidate[] {
  const override = new URLSearchParams(search).get('hostOverride')?.trim() ?? '';
  if (override !== '') return [{ host: override, source: 'override' }];
  const own: HostCandidate = { host: current, source: 'current' };
  return stored === null || stored === '' ? [own] : [{ host: stored, source: 'stored' }, own];
}

export interface HostChoice {
  /** The host to store for the next start; null for none. */
  readonly stored: string | null;
  /** The host has changed, so the session of the previous one is not valid here. */
  readonly isChanged: boolean;
}

/** Updates the stored host once a candidate is known to have a configuration. */
export function chooseHost(chosen: HostCandidate, stored: string | null, current: string): HostChoice {
  const before = stored === null || stored === '' ? current : stored;
  return { stored: chosen.source === 'current' ? null : chosen.host, isChanged: chosen.host !== before };
}

export function readStoredHost(): string | null {
  return localStorage.getItem(storageKey);
}

export function storeHost(host: string | null): void {
  if (host === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, host);
}

export function isHostKey(key: string | null): boolean {
  return key === storageKey;
}
