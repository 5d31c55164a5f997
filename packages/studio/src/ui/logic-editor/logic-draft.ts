/** The stored part of the editor's unsaved state, to be restored if the page is lost. */
export type LogicDraft = Record<string, string>;

export interface TypedLogic {
  readonly logicText: string;
  readonly variablesText: string;
}

export const noVariables = '{}';

/** Undefined if there are no unsaved changes. The logic is stored with the revision that it is based on. */
export function toLogicDraft(
  { logicText, variablesText }: TypedLogic,
  savedText: string,
  revision: string | undefined,
): LogicDraft | undefined {
  const isDirty = logicText !== savedText;
  if (!isDirty && variablesText === noVariables) return undefined;
  return { variablesText, ...(isDirty && { logicText, revision: revision ?? '' }) };
}
