// Short-lived proof of a sign-in. It names a session; whether that still lives is the tenant guard's question.
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { AccessTokens } from '../../graphql/context.ts';

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
      // Whatever is wrong with a token, its bearer is told the same.
      return {};
    }
  };
  return {
    sign: ({ tenantId, userId, sessionId }, now) => sign({ sub: userId, tid: tenantId, sid: sessionId }, access, now),
    verify: async (token, now) => {
      const { sub: userId, tid: tenantId, sid: sessionId } = await verify(token, access, now);
      if (typeof userId !== 'string' || typeof tenantId !== 'string' || typeof sessionId !== 'string') return undefined;
      return { tenantId, userId, sessionId };
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
