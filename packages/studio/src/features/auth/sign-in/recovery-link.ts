/**
 * The parameters of a recovery or invitation link. They are in the fragment, which browsers do not send to the
 * server.
 */
export interface RecoveryLink {
  readonly tenantId: string;
  readonly loginId: string;
  readonly code: string;
  /** Whether the user is choosing their first password. */
  readonly isInvitation: boolean;
}

const prefix = '#reset?';

/** null for an incomplete recovery link; undefined for any other fragment. */
export function toRecoveryLink(fragment: string): RecoveryLink | null | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  const values = new URLSearchParams(fragment.slice(prefix.length));
  const [tenantId, loginId, code] = ['tenantId', 'loginId', 'code'].map((name) => values.get(name) ?? '');
  const isInvitation = values.get('invitation') === 'true';
  return tenantId && loginId && code ? { tenantId, loginId, code, isInvitation } : null;
}

const shortest = 12;
const longest = 128;

export function validatePassword(password: string): 'required' | 'tooShort' | 'tooLong' | undefined {
  const length = countCharacters(password);
  if (length === 0) return 'required';
  if (length < shortest) return 'tooShort';
  return length > longest ? 'tooLong' : undefined;
}

/** Counts a character outside the basic multilingual plane as one, as users do. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
