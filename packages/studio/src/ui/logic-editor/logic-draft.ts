/** The stored part of the editor's unsaved state, to be restored if the page is lost. */
type LogicDraft = Record<string, string>;

export interface TypedLogic {
  readonly logicText: string;
  /** A formula of this logic that cannot be read yet; empty if there is none. */
  readonly unfinished: string;
  readonly variablesText: string;
}

export const noVariables = '{}';

/** A logic as stored on the server. */
export interface LoadedLogic {
  readonly logicText: string;
  readonly revision: string | undefined;
}

/**
 * The texts to start with, and the revision that they are based on.
 * @param kept from before the page was lost
 * @param remembered the variables of an earlier visit
 */
export function startLogic(
  kept: Readonly<Record<string, string | boolean>> | undefined,
  remembered: string | undefined,
  loaded: LoadedLogic,
): { readonly start: TypedLogic; readonly revision: string | undefined } {
  const variablesText = String(kept?.['variablesText'] ?? remembered ?? noVariables);
  const logicText = kept?.['logicText'];
  return logicText === undefined
    ? { start: { logicText: loaded.logicText, unfinished: '', variablesText }, revision: loaded.revision }
    : {
        start: { logicText: String(logicText), unfinished: String(kept?.['unfinished'] ?? ''), variablesText },
        revision: String(kept?.['revision'] ?? '') || undefined,
      };
}

/** Undefined if there are no unsaved changes. The logic is stored with the revision that it is based on. */
export function toLogicDraft(
  { logicText, unfinished, variablesText }: TypedLogic,
  savedText: string,
  revision: string | undefined,
): LogicDraft | undefined {
  const isDirty = logicText !== savedText || unfinished !== '';
  if (!isDirty && variablesText === noVariables) return undefined;
  return { variablesText, ...(isDirty && { logicText, unfinished, revision: revision ?? '' }) };
}
