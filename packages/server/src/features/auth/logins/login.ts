// Users of a tenant, as administrators manage them. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { Role } from '../../../request/rights.ts';
import { say } from '../../../sentences/say.ts';

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
  return { code: 'NOT_FOUND', ...say('USER_UNKNOWN'), path: 'loginId' };
}

export function ownLogin(): Problem {
  const sentence = say('OWN_ACCOUNT');
  return { code: 'INVALID', ...sentence, path: 'loginId' };
}

export function lastAdministrator(): Problem {
  const sentence = say('LAST_ADMINISTRATOR');
  return { code: 'INVALID', ...sentence, path: 'loginId' };
}

export function notInvited(): Problem {
  const sentence = say('INVITED_ALREADY');
  return { code: 'INVALID', ...sentence, path: 'loginId' };
}
