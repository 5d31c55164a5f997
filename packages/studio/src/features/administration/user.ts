/** Users as the administration shows them. */
import type { UserLineFragment } from '../../api/generated/operations.ts';

export type User = UserLineFragment;
export type Role = User['role'];

/** In the order in which they are offered. */
export const roles = [
  'ADMINISTRATOR',
  'PRODUCT_EDITOR',
  'DOCUMENT_EDITOR',
  'VIEWER',
  'API_CLIENT',
] as const satisfies readonly Role[];

/** Those whose name or e-mail address contains the text, regardless of case. */
export function filterUsers(users: readonly User[], text: string): readonly User[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return users;
  return users.filter(({ username, email }) => [username, email].some((value) => value.toLowerCase().includes(wanted)));
}
