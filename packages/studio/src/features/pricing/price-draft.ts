/** What is kept of the pricing editor while it is unsaved, to be found again after a lost page. */
export type PriceDraft = Record<string, string>;

export interface TypedPrice {
  readonly logicText: string;
  readonly variablesText: string;
}

export const noVariables = '{}';

/** Undefined when there is nothing unsaved. The logic is kept with the revision that it was typed on. */
export function toPriceDraft(
  { logicText, variablesText }: TypedPrice,
  savedText: string,
  revision: string | undefined,
): PriceDraft | undefined {
  const isDirty = logicText !== savedText;
  if (!isDirty && variablesText === noVariables) return undefined;
  return { variablesText, ...(isDirty && { logicText, revision: revision ?? '' }) };
}
