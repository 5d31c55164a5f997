// Guests: those who open a published app without a sign-in. A token of a kind of its own lets them use what the SDL
// marks with @forGuests, at one host of one app, and nothing else. The app is looked up at every use, so that a token
// ends with the release or the host that it was issued for.
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
import { bearerTokenOf } from '../auth/tenant-guard.service.ts';
import { toHostName } from '../tenants/hosts.service.ts';

/** docs/limits.md lists the same numbers. */
export const guestLimits = {
  /** Of one app on one instance, from all addresses. */
  requests: { requestsMax: 10_000, requestsPerSecond: 200, clientsMax: 10_000 },
  /** From one address to one tenant, on one instance: an office, or a family, and no program. */
  submissions: { requestsMax: 30, requestsPerSecond: 1 / 30, clientsMax: 10_000 },
  /** Of one visitor, on one instance, so that none uses up what the tenant may print in a day. */
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
type GuestFacts = Pick<RequestFacts, 'address' | 'host' | 'originTenantId'>;

/** Throws NOT_FOUND where no app is live at the host of the request. */
export async function openGuestSession(facts: GuestFacts, app: GuestParts, previewId?: string): Promise<GuestToken> {
  const live = await findAppOfRequest(facts, app, previewId);
  if (live === undefined || !isOfOrigin(live.tenantId, facts)) {
    throw new UserError({ code: 'NOT_FOUND', message: 'No app is published at this host.' });
  }
  requireAllowance(live, app);
  return app.accessTokens.signGuest(live, app.clock());
}

/** The guest behind a bearer token; undefined for any other token, and for one of another host or an app that has ended. */
export async function authenticateGuest(
  authorization: string | undefined,
  facts: GuestFacts,
  app: GuestParts,
): Promise<Caller | undefined> {
  const token = bearerTokenOf(authorization);
  const key = token === undefined ? undefined : await app.accessTokens.verifyGuest(token, app.clock());
  const live = key && (await findAppOfToken(key, facts, app));
  if (live === undefined) return undefined;
  const { tenantId, ...guest } = live;
  return {
    tenantId,
    // Nobody of the tenant: guests share turns by address.
    userId: `guest ${networkOf(facts.address)}`,
    sessionId: '',
    rights: new Set(),
    strangerAt: facts.address,
    guest,
  };
}

/** The app that a token names, where it is live at the host of the request. Counts the request. */
export async function findAppOfToken(key: GuestKey, facts: GuestFacts, app: GuestParts): Promise<LiveApp | undefined> {
  if (key.host !== hostOf(facts) || !isOfOrigin(key.tenantId, facts)) return undefined;
  const live = await findAppOfRequest(facts, app, key.releaseId);
  if (live === undefined || !isSameApp(live, key)) return undefined;
  requireAllowance(live, app);
  return live;
}

/** Whether the token is a guest's, whatever host it is used at. */
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

/** The token of a preview ends with its release, and is worth nothing for what is live. */
function isSameApp(live: GuestKey, key: GuestKey): boolean {
  return live.tenantId === key.tenantId && live.appId === key.appId && live.releaseId === key.releaseId;
}

function requireAllowance({ tenantId, appId }: LiveApp, { clock, guestAllowances }: GuestParts): void {
  const waitSeconds = guestAllowances.requests.take(JSON.stringify([tenantId, appId]), clock());
  if (waitSeconds !== undefined) throw tooMany('This app receives too many requests.', waitSeconds);
}

/** Before a guest has something stored. */
export function requireSubmissionAllowance(
  { tenantId }: Pick<Caller, 'tenantId'>,
  { address }: Pick<RequestFacts, 'address'>,
  { clock, guestAllowances }: GuestParts,
): void {
  const waitSeconds = guestAllowances.submissions.take(JSON.stringify([tenantId, networkOf(address)]), clock());
  if (waitSeconds !== undefined) throw tooMany('Too much was submitted from this address.', waitSeconds);
}

/** Before a visitor has a document printed. */
export function requireDocumentAllowance(
  { tenantId, visitor }: Pick<Caller, 'tenantId' | 'visitor'>,
  { clock, guestAllowances }: Pick<GuestParts, 'clock' | 'guestAllowances'>,
): void {
  const waitSeconds = guestAllowances.documents.take(JSON.stringify([tenantId, visitor?.email]), clock());
  if (waitSeconds !== undefined) throw tooMany('Too many documents were printed.', waitSeconds);
}

function tooMany(what: string, waitSeconds: number): UserError {
  const message = `${what} Wait ${waitSeconds === 1 ? 'a second' : `${waitSeconds} seconds`}, then try again.`;
  return new UserError({ code: 'LIMIT_EXCEEDED', message });
}
