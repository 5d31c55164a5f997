// Short-lived proof of a sign-in. It names a session; the tenant guard checks whether that session is still
// active.
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { AccessTokens, SessionKey } from '../../../request/context.ts';
import { createByteCache } from '../../../memory/byte-cache.ts';

export const accessTokenLifetimeSeconds = 600;

const issuer = 'coverwright';

interface Audience {
  readonly audience: string;
  readonly lifetimeSeconds: number;
}

const access: Audience = { audience: 'coverwright-api', lifetimeSeconds: accessTokenLifetimeSeconds };
/** Long enough to fetch a phone and install an app on it. */
const enrolment: Audience = { audience: 'coverwright-enrolment', lifetimeSeconds: 1800 };
/** Pages renew the token before it expires, or afterwards if they were suspended. */
export const guestTokenLifetimeSeconds = 900;
const guest: Audience = { audience: 'coverwright-guest', lifetimeSeconds: guestTokenLifetimeSeconds };
/** A working day. The session ends with the token at the latest; its row records an earlier end. */
export const visitorTokenLifetimeSeconds = 8 * 3600;
const visitor: Audience = { audience: 'coverwright-visitor', lifetimeSeconds: visitorTokenLifetimeSeconds };
const algorithm = 'HS256';

interface VerifiedToken {
  readonly session: SessionKey;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** The cache of verified tokens, about 10,000, so that the same token is not verified again. */
export const verifiedMaxBytes = 16 * 1024 * 1024;
/** The estimated size of a cache entry besides the token's text. */
const verifiedBytes = 500;

export async function createAccessTokens(secret: string): Promise<AccessTokens> {
  const signer = await createSigner(secret);
  return { ...sessionTokens(signer), ...enrolmentTokens(signer), ...guestTokens(signer), ...visitorTokens(signer) };
}

type Signer = Awaited<ReturnType<typeof createSigner>>;

async function createSigner(secret: string) {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const sign = (claims: JWTPayload, to: Audience, now: Date) => {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(to.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + to.lifetimeSeconds)
      .sign(key);
  };
  const verify = async (token: string, { audience }: Audience, now: Date): Promise<JWTPayload> => {
    try {
      const options = { algorithms: [algorithm], issuer, audience, currentDate: now, requiredClaims: ['exp'] };
      return (await jwtVerify(token, key, options)).payload;
    } catch {
      // Every invalid token gets the same response, whatever the reason.
      return {};
    }
  };
  return { sign, verify };
}

type SessionTokens = Pick<AccessTokens, 'recall' | 'sign' | 'verify'>;

function sessionTokens({ sign, verify }: Signer): SessionTokens {
  const verified = createByteCache<VerifiedToken>(verifiedMaxBytes);
  const recall = (token: string, now: Date): SessionKey | undefined => {
    const known = verified.get(token);
    return known !== undefined && known.expiresAt > Math.floor(now.getTime() / 1000) ? known.session : undefined;
  };
  return {
    recall,
    sign: ({ tenantId, userId, sessionId }, now) => sign({ sub: userId, tid: tenantId, sid: sessionId }, access, now),
    verify: async (token, now) => {
      const known = recall(token, now);
      if (known !== undefined) return known;
      const { exp: expiresAt, sub: userId, tid: tenantId, sid: sessionId } = await verify(token, access, now);
      if (typeof userId !== 'string' || typeof tenantId !== 'string' || typeof sessionId !== 'string') return undefined;
      const session = { tenantId, userId, sessionId };
      const sizeBytes = token.length * 2 + verifiedBytes;
      if (expiresAt !== undefined) verified.set(token, { value: { session, expiresAt }, sizeBytes, owner: session });
      return session;
    },
  };
}

type EnrolmentTokens = Pick<AccessTokens, 'signEnrolment' | 'verifyEnrolment'>;

function enrolmentTokens({ sign, verify }: Signer): EnrolmentTokens {
  return {
    signEnrolment: ({ tenantId, userId, clientId, passwordMark }, now) =>
      sign({ sub: userId, tid: tenantId, cid: clientId, pwm: passwordMark }, enrolment, now),
    verifyEnrolment: async (token, now) => {
      const { sub: userId, tid: tenantId, cid: clientId, pwm: passwordMark } = await verify(token, enrolment, now);
      if (typeof userId !== 'string' || typeof tenantId !== 'string') return undefined;
      if (typeof clientId !== 'string' || typeof passwordMark !== 'string') return undefined;
      return { tenantId, userId, clientId, passwordMark };
    },
  };
}

type GuestTokens = Pick<AccessTokens, 'signGuest' | 'verifyGuest'>;

function guestTokens({ sign, verify }: Signer): GuestTokens {
  return {
    signGuest: async ({ tenantId, appId, host, releaseId }, now) => {
      const expiresAtSeconds = Math.floor(now.getTime() / 1000) + guestTokenLifetimeSeconds;
      return {
        accessToken: await sign({ tid: tenantId, app: appId, hst: host, rel: releaseId }, guest, now),
        expiresAt: new Date(expiresAtSeconds * 1000),
      };
    },
    verifyGuest: async (token, now) => {
      const { tid: tenantId, app: appId, hst: host, rel: releaseId } = await verify(token, guest, now);
      if (typeof tenantId !== 'string' || typeof appId !== 'string' || typeof host !== 'string') return undefined;
      return { tenantId, appId, host, ...(typeof releaseId === 'string' && { releaseId }) };
    },
  };
}

type VisitorTokens = Pick<AccessTokens, 'signVisitor' | 'verifyVisitor'>;

function visitorTokens({ sign, verify }: Signer): VisitorTokens {
  return {
    signVisitor: ({ tenantId, appId, host, releaseId, sessionId }, now) =>
      sign({ tid: tenantId, app: appId, hst: host, rel: releaseId, sid: sessionId }, visitor, now),
    verifyVisitor: async (token, now) => {
      const claims = await verify(token, visitor, now);
      const { tid: tenantId, app: appId, hst: host, rel: releaseId, sid: sessionId } = claims;
      if (typeof tenantId !== 'string' || typeof appId !== 'string') return undefined;
      if (typeof host !== 'string' || typeof sessionId !== 'string') return undefined;
      return { tenantId, appId, host, sessionId, ...(typeof releaseId === 'string' && { releaseId }) };
    },
  };
}
