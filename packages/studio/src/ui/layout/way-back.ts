import { useLocation, useNavigate } from 'react-router';

/** The state of a link from a list to one of its records: the list is the previous history entry. */
export const cameFromList = { cameFromList: true };

/**
 * Returns to the list as it was left, with its filter and scroll position; or to the given path if the user came from
 * elsewhere.
 */
export function useWayBack(to: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (isFromList(state) ? navigate(-1) : navigate(to));
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'cameFromList' in state;
}
