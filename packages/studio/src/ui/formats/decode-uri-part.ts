/** The part of an address in words. A typed address may contain a `%` that encodes nothing; it is shown unchanged. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
