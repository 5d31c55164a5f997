// Decides who may call an operation or read a field, before anything else is done.
import type { GraphQLResolveInfo } from 'graphql';
import { UserError } from '../errors/user-error.ts';
import { type Audience, audienceOf, type Caller, type RequestContext } from '../request/context.ts';
import { forbidden, requireRight, type Right } from '../request/rights.ts';
import { isOpenTo } from './schema/audience-fields.ts';
import { say } from '../sentences/say.ts';

type Called = Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>;

export function requireCaller(context: Pick<RequestContext, 'caller'>): Caller {
  if (context.caller === undefined) {
    throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  }
  return context.caller;
}

/**
 * Who may call an operation: callers with a right, those and users who set up a second factor to sign in, only
 * visitors of an app (with or without a sign-in), or everyone. In addition, guests and visitors may call it if
 * the SDL marks it for them.
 */
export type Access = Right | EnrolmentAccess | 'guest' | 'visitor' | 'everybody';
export type EnrolmentAccess = { readonly orEnrolling: Right };

/** Checked before the arguments, so that unauthorized callers learn nothing about them. */
export function requireAccess(
  access: Access,
  context: Pick<RequestContext, 'caller' | 'enrolling'>,
  called: Called,
): void {
  const audience = context.caller && audienceOf(context.caller);
  if (audience !== undefined) return requireOpenTo(audience, called);
  if (access === 'everybody') return;
  if (access === 'guest' || access === 'visitor') {
    requireCaller(context);
    throw new UserError(forbidden);
  }
  if (typeof access === 'string') return requireRight(requireCaller(context), access);
  if (context.enrolling === undefined) requireRight(requireCaller(context), access.orEnrolling);
}

/** Validation has already refused all other fields; this check does not rely on it. */
function requireOpenTo(audience: Audience, { parentType, fieldName }: Called): void {
  const field = parentType.getFields()[fieldName];
  if (field === undefined || !isOpenTo(audience, parentType, field)) throw new UserError(forbidden);
}
