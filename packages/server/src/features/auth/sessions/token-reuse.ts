// When a refresh token may be used again. Pure.

/** Tabs without a common lock renew with the same token within this time of its first use. */
export const renewalGraceMs = 10_000;

interface Use {
  readonly at: Date;
  readonly address: string | null;
}

/**
 * Whether a further use is another tab of the same browser. The time counts from the first use, so that repeated
 * uses do not prolong it. Any other use may be that of a thief.
 */
export function isOfAnotherTab(first: Use, again: Use): boolean {
  return first.address === again.address && again.at.getTime() - first.at.getTime() <= renewalGraceMs;
}
