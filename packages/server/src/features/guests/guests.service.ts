// Guests are users of a published app without a sign-in. A special kind of token gives them access to what the
// SDL marks with @forGuests, on one host of one app, and to nothing else. The app is looked up on every use, so
// that a token ends with the release or the host that it was issued for.
import type { Sentence } from '@coverwright/insurance/sentence';
import { UserError } from '../../errors/user-error.ts';
import { networkOf } from '../../network/networks.ts';
import { type AllowanceLimits, createAllowances } from '../../request/allowances.ts';
import type {
  AppParts,
  Caller,
  GuestAllowances,
  GuestKey,
  GuestToken,
  LiveApp,
  RequestFacts,
} from '../../request/context.ts';
import { isOfOrigin } from '../../request/origin-tenant.ts';
import { requireNoPerspective } from '../../request/perspective.ts';
import { bearerTokenOf } from '../../request/bearer-token.ts';
import { toHostName } from '../../network/host-name.ts';
import { say } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const guestLimits = {
  /** Per app and instance, across all addresses. */
  requests: { requestsMax: 10_000, requestsPerSecond: 200, clientsMax: 10_000 },
  /** Per address, tenant and instance: enough for an office or a family, but not for a script. */
  submissions: { requestsMax: 30, requestsPerSecond: 1 / 30, clientsMax: 10_000 },
  /** Per visitor and instance, so that no one can use up the tenant's daily limit of documents. */
  documents: { requestsMax: 30, requestsPerSecond: 1 / 60, clientsMax: 10_000 },
} as const satisfies Readonly<Record<keyof GuestAllowances, AllowanceLimits>>;

export function createGuestAllowances(): GuestAllowances {
  return {
    requests: createAllowances(guestLimits.requests),
    submissions: createAllowances(guestLimits.submissions),
    documents: createAllowances(guestLimits.documents),
  };
}

type GuestParts = Pick<AppParts, 'accessTokens' | 'clock' | 'guestAllowances' | 'liveApps'>;
type GuestFacts = Pick<RequestFacts, 'address' | 'host' | 'originTenantId' | 'perspective'>;

/** Throws NOT_FOUND if no app is live at the host of the request. */
export async function openGuestSession(facts: GuestFacts, app: GuestParts, previewId?: string): Promise<GuestToken> {
  const live = await findAppOfRequest(facts, app, previewId);
  if (live === undefined || !isOfOrigin(live.tenantId, facts)) {
    throw new UserError({ code: 'NOT_FOUND', ...say('NO_APP_AT_HOST') });
  }
  requireAllowance(live, app);
  return app.accessTokens.signGuest(live, app.clock());
}

/**
 * The guest of a bearer token; undefined for any other token, and for one of another host or an app that is no
 * longer live.
 */
export async function authenticateGuest(
  authorization: string | undefined,
  facts: GuestFacts,
  app: GuestParts,
): Promise<Caller | undefined> {
  const token = bearerTokenOf(authorization);
  const key = token === undefined ? undefined : await app.accessTokens.verifyGuest(token, app.clock());
  const live = key && (await findAppOfToken(key, facts, app));
  if (live === undefined) return undefined;
  requireNoPerspective(facts);
  const { tenantId, ...guest } = live;
  return {
    tenantId,
    // Not a user of the tenant: guests share turns by address.
    userId: `guest ${networkOf(facts.address)}`,
    sessionId: '',
    rights: new Set(),
    strangerAt: facts.address,
    guest,
  };
}

/** The app of a token, if it is live at the host of the request. Counts the request. */
export async function findAppOfToken(key: GuestKey, facts: GuestFacts, app: GuestParts): Promise<LiveApp | undefined> {
  if (key.host !== hostOf(facts) || !isOfOrigin(key.tenantId, facts)) return undefined;
  const live = await findAppOfRequest(facts, app, key.releaseId);
  if (live === undefined || !isSameApp(live, key)) return undefined;
  requireAllowance(live, app);
  return live;
}

/** Whether the token is a guest's, at any host. */
export async function isGuestToken(authorization: string | undefined, app: GuestParts): Promise<boolean> {
  const token = bearerTokenOf(authorization);
  return token !== undefined && (await app.accessTokens.verifyGuest(token, app.clock())) !== undefined;
}

function hostOf({ host }: GuestFacts): string | undefined {
  return toHostName(host ?? '');
}

async function findAppOfRequest(
  facts: GuestFacts,
  { liveApps }: GuestParts,
  previewId: string | undefined,
): Promise<LiveApp | undefined> {
  const host = hostOf(facts);
  return host === undefined ? undefined : liveApps.findLiveApp(host, { strangerAt: facts.address }, previewId);
}

/** The token of a preview ends with its release, and is not valid for the live app. */
function isSameApp(live: GuestKey, key: GuestKey): boolean {
  return live.tenantId === key.tenantId && live.appId === key.appId && live.releaseId === key.releaseId;
}

function requireAllowance({ tenantId, appId }: LiveApp, { clock, guestAllowances }: GuestParts): void {
  const waitSeconds = guestAllowances.requests.take(JSON.stringify([tenantId, appId]), clock());
  if (waitSeconds !== undefined) throw tooMany(say('APP_RECEIVES_TOO_MUCH'), waitSeconds);
}

/** Call before storing anything for a guest. */
export function requireSubmissionAllowance(
  { tenantId }: Pick<Caller, 'tenantId'>,
  { address }: Pick<RequestFacts, 'address'>,
  { clock, guestAllowances }: GuestParts,
): void {
  const waitSeconds = guestAllowances.submissions.take(JSON.stringify([tenantId, networkOf(address)]), clock());
  if (waitSeconds !== undefined) throw tooMany(say('ADDRESS_SUBMITTED_TOO_MUCH'), waitSeconds);
}

/** Call before printing a document for a visitor. */
export function requireDocumentAllowance(
  { tenantId, visitor }: Pick<Caller, 'tenantId' | 'visitor'>,
  { clock, guestAllowances }: Pick<GuestParts, 'clock' | 'guestAllowances'>,
): void {
  const waitSeconds = guestAllowances.documents.take(JSON.stringify([tenantId, visitor?.email]), clock());
  if (waitSeconds !== undefined) throw tooMany(say('TOO_MANY_PRINTED'), waitSeconds);
}

function tooMany(what: Sentence, seconds: number): UserError {
  const sentence = seconds === 1 ? say('WAIT_A_SECOND', { what }) : say('WAIT_SECONDS', { what, seconds });
  return new UserError({ code: 'LIMIT_EXCEEDED', ...sentence });
}
