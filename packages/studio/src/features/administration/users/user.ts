/** Users as the administration screens show them. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import type { UserLineFragment } from '../../../api/generated/operations.ts';

export type User = UserLineFragment;
export type Role = User['role'];

/** Names from before hidden characters were refused show them. */
export function toUser(line: UserLineFragment): User {
  return { ...line, username: showHiddenCharacters(line.username), email: showHiddenCharacters(line.email) };
}

/** In menu order. */
export const roles = [
  'ADMINISTRATOR',
  'PRODUCT_EDITOR',
  'DOCUMENT_EDITOR',
  'APPROVER',
  'VIEWER',
  'API_CLIENT',
] as const satisfies readonly Role[];

/** The users whose name or email address contains the text, ignoring case. */
export function filterUsers(users: readonly User[], text: string): readonly User[] {
  const searchText = text.trim().toLowerCase();
  if (searchText === '') return users;
  return users.filter(({ username, email }) =>
    [username, email].some((value) => value.toLowerCase().includes(searchText)),
  );
}

const approverRoles: readonly Role[] = ['ADMINISTRATOR', 'APPROVER'];

/** Those who may approve releases of others. */
export function approversOf(users: readonly User[]): readonly User[] {
  return users.filter(({ role, state }) => state === 'ACTIVE' && approverRoles.includes(role));
}
