// Which host the studio runs for: an override in the address, else the one kept from before, else where the page came from.
const storageKey = 'studioHost';

export interface HostCandidate {
  readonly host: string;
  readonly source: 'override' | 'stored' | 'current';
}

/** In the order to try; a later one only counts when a stored one is no longer known. */
export function hostCandidates(search: string, stored: string | null, current: string): readonly HostCandidate[] {
  const override = new URLSearchParams(search).get('hostOverride')?.trim() ?? '';
  if (override !== '') return [{ host: override, source: 'override' }];
  const own: HostCandidate = { host: current, source: 'current' };
  return stored === null || stored === '' ? [own] : [{ host: stored, source: 'stored' }, own];
}

export interface HostChoice {
  /** What to keep for the next start; null for nothing. */
  readonly stored: string | null;
  /** A session of another host is not valid here. */
  readonly isChanged: boolean;
}

/** What to remember once a candidate turned out to have a configuration. */
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
