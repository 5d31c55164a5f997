// Short-lived proof of a sign-in. It names a session; whether that still lives is the tenant guard's question.
import { jwtVerify, SignJWT } from 'jose';
import type { AccessTokens } from '../../graphql/context.ts';

export const accessTokenLifetimeSeconds = 600;

const issuer = 'coverwright';
const audience = 'coverwright-api';
const algorithm = 'HS256';

export async function createAccessTokens(secret: string): Promise<AccessTokens> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  return {
    sign: ({ tenantId, userId, sessionId }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ tid: tenantId, sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifetimeSeconds)
        .sign(key);
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify<{ tid: unknown; sid: unknown }>(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'sub', 'tid', 'sid'],
        });
        const { sub: userId, tid: tenantId, sid: sessionId } = payload;
        if (typeof userId !== 'string' || typeof tenantId !== 'string' || typeof sessionId !== 'string')
          return undefined;
        return { tenantId, userId, sessionId };
      } catch {
        // Whatever is wrong with a token, its bearer is told the same.
        return undefined;
      }
    },
  };
}
