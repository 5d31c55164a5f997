/** The owner of an access token: tenant and user. null if the token does not contain them. */
export function ownerOfToken(token: string | null): string | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload));
    if (typeof claims !== 'object' || claims === null || !('tid' in claims) || !('sub' in claims)) return null;
    return typeof claims.tid === 'string' && typeof claims.sub === 'string' ? `${claims.tid}/${claims.sub}` : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}
