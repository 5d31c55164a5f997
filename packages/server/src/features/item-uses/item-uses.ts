// The arguments of the query for what uses an item. Pure.
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

export function noSuchKind(kinds: readonly string[]): Problem {
  return { code: 'INVALID', ...say('HISTORY_KIND_UNKNOWN', { kinds: kinds.join(', ') }), path: 'kind' };
}
