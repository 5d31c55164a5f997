// Turns a request that a guest submits or a program creates into a case: once per idempotency key, however
// often it is sent, and regardless of the mail about it.
import { createHash } from 'node:crypto';
import { randomId } from '../../database/random-id.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type {
  caseInput,
  MutationcreateCaseArgs,
  MutationsubmitRequestArgs,
} from '../../graphql/generated/schema-types.ts';
import type { Caller, RequestContext } from '../../request/context.ts';
import type { Transaction } from '../../database/database.ts';
import { type Case, getCase, saveCases } from '../cases/cases.service.ts';
import { requireSubmissionAllowance } from '../guests/guests.service.ts';
import { toLocale } from '../l10n/l10n.service.ts';
import { nameOf } from '../parties/parties.service.ts';
import { formatAgreedPrice } from '../pricing/pricing.service.ts';
import { scheduleArrivalMail } from './arrival-mails.service.ts';
import { caseLimits, toFacts, toParty, toSearchText, validateCaseInput } from './case-input.ts';
import { toCaseNumber } from './case-number.ts';
import { type Offer, priceOffer } from './price-offer.service.ts';
import * as store from './requests.store.ts';
import { say } from '../../sentences/say.ts';

interface Origin {
  readonly caller: Caller;
  readonly appId: string | null;
  /** The scope of the idempotency keys. */
  readonly keys: string;
}

export async function submitRequest({ input }: MutationsubmitRequestArgs, context: RequestContext) {
  const { caller } = context;
  if (caller?.guest === undefined) throw notSignedIn();
  const { appId } = caller.guest;
  return createOnce(input, { caller, appId, keys: `app ${appId}` }, context);
}

export async function createCase({ input, appId }: MutationcreateCaseArgs, context: RequestContext) {
  const { caller } = context;
  if (caller === undefined) throw notSignedIn();
  throwIfAny(validateText(appId, 'appId', { name: 'app id', maxLength: caseLimits.text }));
  return createOnce(input, { caller, appId: appId ?? null, keys: '' }, context);
}

function notSignedIn(): UserError {
  return new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
}

async function createOnce(input: caseInput, origin: Origin, context: RequestContext) {
  const { app, facts, signal } = context;
  const { caller } = origin;
  const locale = toLocale(input.locale ?? facts.locales[0]);
  throwIfAny([...validateCaseInput(input), ...(locale === undefined ? [invalidLocale] : [])]);
  const known = await app.database.read(caller, (transaction) => findCreated(input, origin, transaction), signal);
  if (known !== undefined) return toResult(known, facts.locales[0]);
  if (caller.guest !== undefined) requireSubmissionAllowance(caller, facts, app);
  const offer = await priceOffer(input, caller, context);
  const created = await app.database.write(
    caller,
    (transaction) => insertCase({ input, origin, offer, locale: locale ?? '' }, { app, transaction }),
    signal,
  );
  return toResult(created, facts.locales[0]);
}

const invalidLocale: Problem = {
  code: 'INVALID',
  ...say('CASE_LOCALE_INVALID'),
  path: 'input.locale',
};

/** The case that was created with the same key; throws CONFLICT if its input was different. */
async function findCreated(input: caseInput, origin: Origin, transaction: Transaction): Promise<Case | undefined> {
  const submission = await store.findSubmission(toKey(input, origin), transaction);
  if (submission === undefined) return undefined;
  if (submission.fingerprint !== fingerprintOf(input)) {
    throw new UserError({ code: 'CONFLICT', ...say('IDEMPOTENCY_KEY_USED'), path: 'input.idempotencyKey' });
  }
  return getCase(submission.caseId, { transaction, caller: origin.caller });
}

function toKey({ idempotencyKey }: caseInput, { caller, keys: origin }: Origin): store.SubmissionKey {
  return { tenantId: caller.tenantId, origin, idempotencyKey };
}

function fingerprintOf(input: caseInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

interface NewCase {
  readonly input: caseInput;
  readonly origin: Origin;
  readonly offer: Offer;
  readonly locale: string;
}

/** Of two simultaneous requests with one key, the second waits for the first and returns the case that it created. */
async function insertCase(
  { input, origin, offer, locale }: NewCase,
  { app, transaction }: Pick<RequestContext, 'app'> & { readonly transaction: Transaction },
): Promise<Case> {
  const { caller, appId } = origin;
  const { tenantId } = caller;
  const now = app.clock();
  const caseId = randomId();
  const caseNumber = await freeCaseNumber(tenantId, now, transaction);
  const submission = { fingerprint: fingerprintOf(input), caseId, caseNumber };
  if (!(await store.insertSubmission(toKey(input, origin), submission, transaction))) {
    const created = await findCreated(input, origin, transaction);
    if (created !== undefined) return created;
    throw new Error(`The case number ${caseNumber} was taken meanwhile.`);
  }
  await saveCases([toCase(input, offer, { id: caseId, caseNumber, now })], { transaction, caller, now });
  const searchText = toSearchText(caseNumber, [input.holder, ...(input.insureds ?? [])]);
  await store.markAsRequest(tenantId, caseId, { appId, locale, searchText }, transaction);
  await scheduleArrivalMail(caseId, { app, caller, now, transaction });
  return getCase(caseId, { transaction, caller });
}

const triesMax = 5;

async function freeCaseNumber(tenantId: string, now: Date, transaction: Transaction): Promise<string> {
  for (let tried = 0; tried < triesMax; tried += 1) {
    const caseNumber = toCaseNumber(now, randomId());
    if (!(await store.hasCaseNumber(tenantId, caseNumber, transaction))) return caseNumber;
  }
  throw new Error(`No case number was free in ${triesMax} tries.`);
}

interface CaseIdentity {
  readonly id: string;
  readonly caseNumber: string;
  readonly now: Date;
}

const statuses = { accept: 'OFFERED', decline: 'DECLINED', refer: 'REFERRED' } as const;

function toCase(input: caseInput, offer: Offer, { id, caseNumber, now }: CaseIdentity) {
  const at = now.toISOString();
  const holder = toParty(input.holder, randomId(), at);
  const { decision } = offer;
  return {
    id,
    caseNumber,
    name: nameOf(holder),
    status: 'OPEN',
    holder,
    insureds: (input.insureds ?? []).map((party) => toParty(party, randomId(), at)),
    facts: toFacts(input.facts),
    proposals: [
      {
        id: '1',
        name: offer.productName,
        proposalNumber: `${caseNumber}-1`,
        status: decision === null ? 'OFFERED' : statuses[decision.outcome],
        product: offer.productId,
        totalPrice: offer.price,
        decision: decision?.decision ?? null,
        outcome: decision?.outcome ?? null,
        rejectionCodes: decision?.rejectionCodes ?? null,
        referrals: decision?.referrals ?? null,
        valuesJsonString: input.offer.valuesJsonString,
        isIssued: false,
        // Also if it is referred: until an underwriter has accepted it, no program may take it for an offer.
        isRejected: decision?.decision === 'decline',
        createdAt: at,
      },
    ],
    createdAt: at,
    lastModifiedAt: at,
  };
}

/** The same for the first response and a repeated one. */
function toResult({ id, caseNumber, proposals }: Case, locale: string) {
  const [offered] = proposals ?? [];
  return {
    caseNumber,
    price: offered?.totalPrice ? formatAgreedPrice(offered.totalPrice, locale) : null,
    decision: offered?.decision,
    outcome: offered?.outcome,
    rejectionCodes: offered?.rejectionCodes,
    createdStatus: { id },
  };
}
