/** The server never signs longer ones. */
const tokenMaxLength = 4_000;

/** The token in an Authorization header. */
export function bearerTokenOf(authorization: string | undefined): string | undefined {
  if (authorization === undefined || authorization.length > tokenMaxLength) return undefined;
  return /^Bearer +([\w.-]+) *$/i.exec(authorization)?.[1];
}
