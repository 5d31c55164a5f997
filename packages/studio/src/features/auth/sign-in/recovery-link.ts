/** What the link of a recovery mail or an invitation carries, in the fragment, which browsers send to no server. */
export interface RecoveryLink {
  readonly tenantId: string;
  readonly loginId: string;
  readonly code: string;
  /** Whether the person chooses a password for the first time. */
  readonly isInvitation: boolean;
}

const prefix = '#reset?';

/** null for a recovery link that lacks something; undefined for any other fragment. */
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

/** As people count them: one for a character outside the basic plane. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
