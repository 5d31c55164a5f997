/** The dialog that invites a user: what is typed, what is wrong with it, and what is sent. */
import type { createLoginInput } from '../../api/generated/operations.ts';
import type { Role } from './user.ts';

export interface InviteForm {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** The role that may change the least is what is offered first. */
export const emptyInviteForm: InviteForm = { name: '', email: '', role: 'VIEWER' };

/** As the server does: only a mail that arrives could prove that it is an address. */
const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

export function validateEmail(email: string): 'required' | 'invalid' | undefined {
  const trimmed = email.trim();
  if (trimmed === '') return 'required';
  return emailPattern.test(trimmed) ? undefined : 'invalid';
}

export function toInput({ name, email, role }: InviteForm): createLoginInput {
  return { email: email.trim(), role, ...(name.trim() !== '' && { name: name.trim() }) };
}
