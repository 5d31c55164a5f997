/** What is stored of the editor while it is unsaved, to be found again after a lost page. */
export type LogicDraft = Record<string, string>;

export interface TypedLogic {
  readonly logicText: string;
  readonly variablesText: string;
}

export const noVariables = '{}';

/** Undefined when there is nothing unsaved. The logic is stored with the revision that it was typed on. */
export function toLogicDraft(
  { logicText, variablesText }: TypedLogic,
  savedText: string,
  revision: string | undefined,
): LogicDraft | undefined {
  const isDirty = logicText !== savedText;
  if (!isDirty && variablesText === noVariables) return undefined;
  return { variablesText, ...(isDirty && { logicText, revision: revision ?? '' }) };
}
