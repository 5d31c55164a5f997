// Who may call an operation or read a field, decided before anything else is done.
import type { GraphQLResolveInfo } from 'graphql';
import { UserError } from '../errors/user-error.ts';
import { type Audience, audienceOf, type Caller, type RequestContext } from '../request/context.ts';
import { forbidden, requireRight, type Right } from '../request/rights.ts';
import { isOpenTo } from './schema/audience-fields.ts';

type Called = Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>;

export function requireCaller(context: Pick<RequestContext, 'caller'>): Caller {
  if (context.caller === undefined) {
    throw new UserError({ code: 'UNAUTHENTICATED', message: 'Invalid or expired token' });
  }
  return context.caller;
}

/**
 * Who may call an operation: callers with a right, the same and those who set up a second factor to sign in, those alone who
 * visit an app (without or with a sign-in), or all. Guests and visitors may call it as well where the SDL marks it for them.
 */
export type Access = Right | EnrolmentAccess | 'guest' | 'visitor' | 'everybody';
export type EnrolmentAccess = { readonly orEnrolling: Right };

/** Before the arguments are looked at: who may not do something learns nothing about it. */
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

/** Validation has refused all other fields by now; this holds without it. */
function requireOpenTo(audience: Audience, { parentType, fieldName }: Called): void {
  const field = parentType.getFields()[fieldName];
  if (field === undefined || !isOpenTo(audience, parentType, field)) throw new UserError(forbidden);
}
