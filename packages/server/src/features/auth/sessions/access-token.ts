// Short-lived proof of a sign-in. It names a session; whether that still lives is the tenant guard's question.
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
/** Time to fetch a phone and install an app on it. */
const enrolment: Audience = { audience: 'coverwright-enrolment', lifetimeSeconds: 1800 };
const algorithm = 'HS256';

interface VerifiedToken {
  readonly session: SessionKey;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Of tokens that were verified, so that the same request need not do it again: some 10,000. */
export const verifiedMaxBytes = 16 * 1024 * 1024;
/** Of what is remembered beside the text of the token. */
const verifiedBytes = 500;

export async function createAccessTokens(secret: string): Promise<AccessTokens> {
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
      // Every invalid token gets the same answer, whatever is wrong with it.
      return {};
    }
  };
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
