// Links with which visitors sign in to a published app. The response never reveals whether an address is known.
import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction } from '../../../database/database.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { AppVisitors, RequestContext } from '../../../request/context.ts';
import { rightsOf } from '../../../request/rights.ts';
import type { MutationsendSignInLinkArgs } from '../../../graphql/generated/schema-types.ts';
import { enqueueMail } from '../../mail/mail.service.ts';
import { findAccountByEmail } from '../accounts/accounts.store.ts';
import { validateEmail } from '../accounts/email.ts';
import { hashOfSecret, newSecret } from '../random-secret.ts';
import { countAttempt } from '../sign-in/attempts.service.ts';
import { signInLink, signInLinkMinutes, signInMail } from './sign-in-mail.ts';
import { insertLink, voidLinks } from './visitors.store.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

/**
 * Longer than the work takes, so that response time does not reveal whether there was any. Keep in sync with
 * docs/limits.md.
 */
export const signInAnswerMs = 300;

/** Whether an address is that of a customer of the tenant. */
type IsCustomer = (tenantId: string, email: string, transaction: Transaction) => Promise<boolean>;

export async function sendLinkToVisitor(
  { email: typed }: MutationsendSignInLinkArgs,
  context: Context,
  isCustomer: IsCustomer,
): Promise<void> {
  const { app, caller, facts } = context;
  const signInApp = requireSignInApp(caller);
  const { tenantId } = signInApp;
  const email = typed.trim();
  throwIfAny(validateEmail(email, 'email'));
  await countAttempt('visitor-link', { account: email, tenantId }, context);
  const answerTime = delay(signInAnswerMs);
  try {
    await sendLink(email, signInApp, context, isCustomer);
  } catch (error) {
    // Only known addresses cause a write: reporting the failure would reveal that the address is known.
    app.log.error({ error, tenantId, requestId: facts.id }, 'sign-in link of an app was not sent');
  }
  await answerTime;
}

interface SignInApp {
  readonly tenantId: string;
  readonly appId: string;
  readonly host: string;
  readonly visitors: AppVisitors;
  /** Set for a preview. */
  readonly releaseId: string | undefined;
}

/** Throws NOT_FOUND if no one can sign in to the app. */
export function requireSignInApp(caller: RequestContext['caller']): SignInApp {
  const { appId, host, visitors, releaseId } = caller?.guest ?? {};
  if (caller !== undefined && appId !== undefined && host !== undefined && visitors !== undefined) {
    return { tenantId: caller.tenantId, appId, host, visitors, releaseId };
  }
  throw new UserError({ code: 'NOT_FOUND', ...say('APP_WITHOUT_SIGN_IN') });
}

async function sendLink(
  email: string,
  { tenantId, appId, host, releaseId, visitors: { kind, appName } }: SignInApp,
  { app, facts }: Context,
  isCustomer: IsCustomer,
): Promise<void> {
  const now = app.clock();
  const code = newSecret();
  await app.database.write({ tenantId, strangerAt: facts.address }, async (transaction) => {
    const wanted = { tenantId, email, isLocal: facts.isLocal };
    const isAllowed = releaseId === undefined || (await findPublisher(wanted, transaction)) !== undefined;
    const findHolder = releaseId === undefined ? findCustomer : findTester;
    const find = kind === 'staff' ? findColleague : findHolder;
    const recipient = isAllowed ? await find(wanted, transaction, isCustomer) : undefined;
    if (recipient === undefined) return;
    const link = { tenantId, appId, host, kind, ...recipient };
    await voidLinks(link, now, transaction);
    const expiresAt = new Date(now.getTime() + signInLinkMinutes * 60_000);
    await insertLink({ ...link, codeHash: hashOfSecret(code), expiresAt }, transaction);
    const mail = signInMail(appName, signInLink(host, code, app.config.publicUrl), facts.locales);
    await enqueueMail({ tenantId, recipient: recipient.email, ...mail, isRepeatable: true, now }, transaction);
  });
  app.wakeOutbox();
}

interface Wanted {
  readonly tenantId: string;
  readonly email: string;
  readonly isLocal: boolean;
}

interface Recipient {
  readonly email: string;
  /** Set for staff. */
  readonly userId: string | null;
}

/**
 * A preview can contain scripts of a user who may not publish. Only publishers can sign in there, so that no
 * one else's data is exposed to those scripts.
 */
export async function findPublisher(
  { tenantId, email, isLocal }: Wanted,
  transaction: Transaction,
): Promise<{ readonly email: string } | undefined> {
  const account = await findAccountByEmail({ tenantId, email }, transaction);
  if (account?.isActive !== true || (account.isDemo && !isLocal)) return undefined;
  return rightsOf(account.role).has('apps:publish') ? account : undefined;
}

/** A publisher, who sees the policies held under their own address, as a customer would. */
async function findTester(wanted: Wanted, transaction: Transaction): Promise<Recipient | undefined> {
  const publisher = await findPublisher(wanted, transaction);
  return publisher && { email: toHolderEmail(publisher.email), userId: null };
}

async function findCustomer({ tenantId, email: typed }: Wanted, transaction: Transaction, isCustomer: IsCustomer) {
  const email = toHolderEmail(typed);
  return (await isCustomer(tenantId, email, transaction)) ? { email, userId: null } : undefined;
}

async function findColleague({ tenantId, email, isLocal }: Wanted, transaction: Transaction) {
  const account = await findAccountByEmail({ tenantId, email }, transaction);
  if (account?.isActive !== true || (account.isDemo && !isLocal)) return undefined;
  const rights = rightsOf(account.role);
  if (!rights.has('policies:read') && !rights.has('requests:read')) return undefined;
  const recipient: Recipient = { email: account.email, userId: account.id };
  return recipient;
}

/** Folds case like the database does for holders' addresses: ASCII letters only. */
function toHolderEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
