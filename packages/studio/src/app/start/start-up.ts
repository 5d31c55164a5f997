// Loads the host's configuration, and drops the session if the host has changed. An incomplete configuration changes
// nothing: the next start proceeds as before.
import type { Session } from '../../api/session/session.ts';
import { chooseHost, hostCandidates, readStoredHost, storeHost } from './host.ts';
import { type ConfigAnswer, loadConfig } from './load-config.ts';

export type StartOutcome = ConfigAnswer & { readonly host: string };

export async function findConfig(session: Session): Promise<StartOutcome> {
  const current = window.location.hostname;
  const stored = readStoredHost();
  const candidates = hostCandidates(window.location.search, stored, current);
  let outcome: StartOutcome = { failure: 'noApplication', host: current };
  for (const candidate of candidates) {
    outcome = { ...(await loadConfig(candidate.host)), host: candidate.host };
    if ('failure' in outcome && outcome.failure === 'noApplication') continue;
    if ('config' in outcome) {
      const choice = chooseHost(candidate, stored, current);
      if (choice.isChanged) session.clear();
      storeHost(choice.stored);
    }
    break;
  }
  return outcome;
}
