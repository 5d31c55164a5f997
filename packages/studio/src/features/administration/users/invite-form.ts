/** The form of the invitation dialog: its values, their validation, and the input of the mutation. */
import type { createLoginInput } from '../../../api/generated/operations.ts';
import type { Role } from './user.ts';

export interface InviteForm {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Starts with the role that has the fewest rights. */
export const emptyInviteForm: InviteForm = { name: '', email: '', role: 'VIEWER' };

/** The same check as the server's: only a delivered message proves that an address exists. */
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

export function validateEmail(email: string): 'required' | 'invalid' | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'required';
  return emailPattern.test(trimmed) ? undefined : 'invalid';
}

export function toInput({ name, email, role }: InviteForm): createLoginInput {
  return { email: email.trim(), role, ...(name.trim() !== '' && { name: name.trim() }) };
}
