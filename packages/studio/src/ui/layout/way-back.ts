import { useLocation, useNavigate } from 'react-router';

/** State of a link from a list to one of its things: the list is the entry of the history right before. */
export const cameFromList = { cameFromList: true };

/** Back to the list as it was left, with its filter and its place; to the address where one came another way. */
export function useWayBack(to: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (isFromList(state) ? navigate(-1) : navigate(to));
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'cameFromList' in state;
}
