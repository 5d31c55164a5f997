// The recipient of the mails about an app's requests. These mails contain what a template and customers wrote, so
// that choosing any address is sending email: without that right, only users of the tenant can be chosen.
import type { Problem } from '../../errors/user-error.ts';
import { batch } from '../../request/batch.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { forbidden } from '../../request/rights.ts';
import { findUserAddresses } from '../auth/logins/logins.service.ts';
import type { App } from './app.ts';
import { say } from '../../sentences/say.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/** An address that is already stored is accepted. */
export async function validateRequestsEmail(
  email: string | null | undefined,
  stored: string | null,
  scope: ReadScope,
): Promise<Problem[]> {
  if (!email || email === stored || scope.caller.rights.has('mails:send')) return [];
  if ((await findUserAddresses([email], scope)).has(email.toLowerCase())) return [];
  const sentence = say('REQUESTS_EMAIL_NOT_A_USER');
  return [{ ...forbidden, ...sentence, path: 'input.requestsEmail' }];
}

/** Null without an address. */
export async function isRequestsEmailOfUser(
  { requestsEmail }: Pick<App, 'requestsEmail'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<boolean | null> {
  if (requestsEmail === null) return null;
  const address = requestsEmail.toLowerCase();
  const addresses = batch(context, 'addresses of users', async (wanted) => {
    const found = await findUserAddresses(wanted, scope);
    return new Map(wanted.map((one) => [one, found.has(one)]));
  });
  return (await addresses.load(address)) ?? false;
}
