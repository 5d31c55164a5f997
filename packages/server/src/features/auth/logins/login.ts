// Users of a tenant, as administrators manage them. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { Role } from '../../../request/rights.ts';

export type LoginState = 'INVITED' | 'ACTIVE' | 'DEACTIVATED';

export interface Login {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly state: LoginState;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export function toState({ isInvited, isActive }: { isInvited: boolean; isActive: boolean }): LoginState {
  if (!isActive) return 'DEACTIVATED';
  return isInvited ? 'INVITED' : 'ACTIVE';
}

export function validateLoginName(name: string, path: string): Problem[] {
  return validateText(name, path, { name: 'name', maxLength: 200 });
}

export function noSuchLogin(): Problem {
  return { code: 'NOT_FOUND', message: 'This user does not exist or has been removed.', path: 'loginId' };
}

export function ownLogin(): Problem {
  const message = 'You cannot deactivate your own account. Another administrator can do this.';
  return { code: 'INVALID', message, path: 'loginId' };
}

export function lastAdministrator(): Problem {
  const message =
    'This is the last active administrator of the tenant. Make another active user an administrator first.';
  return { code: 'INVALID', message, path: 'loginId' };
}

export function notInvited(): Problem {
  const message = 'Only a user who has not chosen a password yet can be invited again.';
  return { code: 'INVALID', message, path: 'loginId' };
}
