// The allowed sender addresses of a tenant's mails. The operator decides, because the server's own domain
// vouches for every address.
import type { Transaction } from '../../../database/database.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { Scope } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import { isMailbox } from '../../../errors/validate-mail-texts.ts';
import { defaultSender } from '../sender.ts';
import { deleteSender, insertSender, listSenders } from './senders.store.ts';

/** Per tenant. */
export const sendersMax = 100;

export async function getMailSenders(
  _args: object,
  { app, caller, transaction }: Pick<Scope, 'app' | 'caller' | 'transaction'>,
) {
  return {
    defaultFrom: defaultSender(app.config),
    allowed: await listSenders(caller.tenantId, transaction),
    isDelivering: app.config.smtpUrl !== undefined,
  };
}

/** For the operator. */
export async function allowSender(tenantId: string, given: string, transaction: Transaction): Promise<void> {
  const address = given.toLowerCase();
  if (!isMailbox(address)) {
    throw new UserError({ code: 'INVALID', ...say('NOT_AN_EMAIL_ADDRESS', { given }), path: 'address' });
  }
  if ((await listSenders(tenantId, transaction)).length >= sendersMax) {
    throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('TOO_MANY_SENDERS', { max: sendersMax }), path: 'address' });
  }
  await insertSender(tenantId, address, transaction);
}

/** For the operator. */
export async function removeSender(tenantId: string, address: string, transaction: Transaction): Promise<void> {
  if (await deleteSender(tenantId, address.toLowerCase(), transaction)) return;
  throw new UserError({ code: 'NOT_FOUND', ...say('NOT_A_SENDER', { address, tenantId }), path: 'address' });
}

/** For the operator. */
export async function describeSenders(tenantId: string, transaction: Transaction): Promise<string> {
  const senders = await listSenders(tenantId, transaction);
  return senders.length === 0 ? 'The tenant sends from the default address only.' : senders.join('\n');
}
