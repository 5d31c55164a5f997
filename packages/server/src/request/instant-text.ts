// The text of an instant in an argument (DateTimeOffset). It denotes an instant in any case; whether it was sent with an
// offset matters only where the same operation names a time zone.

const instantPattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const offsetPattern = /T.*(?:Z|[+-]\d{2}:?\d{2})$/;
/** Of a text that was sent without an offset; any other ends in Z. */
const assumedOffset = '+00:00';

/**
 * As an ISO text in UTC: ending in Z if an offset was sent, and in +00:00 if UTC is only assumed. Undefined if it is not
 * a time.
 */
export function toInstantText(text: string): string | undefined {
  if (!instantPattern.test(text)) return undefined;
  if (offsetPattern.test(text)) return isoOf(text);
  return isoOf(text.includes('T') ? `${text}Z` : text)?.replace(/Z$/, assumedOffset);
}

function isoOf(text: string): string | undefined {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** The local date and time of a text that was sent without an offset; undefined for any other. */
export function withoutOffset(instantText: string): string | undefined {
  return instantText.endsWith(assumedOffset) ? instantText.slice(0, -assumedOffset.length) : undefined;
}
