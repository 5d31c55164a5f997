import { useSyncExternalStore } from 'react';
import { useApi } from './api-context.ts';
import type { Right } from './session/rights.ts';

/** Whether the user has the right. True while the rights are unknown: the server refuses what is not allowed. */
export function useMay(right: Right): boolean {
  const { session } = useApi();
  const rights = useSyncExternalStore(session.subscribe, session.rights);
  return rights === null || rights.split(' ').includes(right);
}
