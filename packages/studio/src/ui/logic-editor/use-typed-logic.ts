/** The current logic and variables, and the saved logic; unsaved changes are stored in case the page is lost. */
import { useRef, useState } from 'react';
import { drafts, isFormDraft, useSessionDraft } from '../editor/draft/use-session-draft.ts';
import { noVariables, toLogicDraft, type TypedLogic } from './logic-draft.ts';

/** A logic as stored on the server. */
export interface LoadedLogic {
  readonly logicText: string;
  readonly revision: string | undefined;
}

export function useTypedLogic(draftKey: string, loaded: LoadedLogic) {
  const { kept, keep, drop: dropDraft } = useSessionDraft(draftKey, isFormDraft);
  const variablesKey = `${draftKey}|variables`;
  const [texts, setTexts] = useState<TypedLogic>(() => ({
    logicText: String(kept?.['logicText'] ?? loaded.logicText),
    variablesText: String(kept?.['variablesText'] ?? rememberedText(variablesKey) ?? noVariables),
  }));
  // Saving changes based on an older revision is refused, so that later work by others is not overwritten without
  // asking.
  const [saved, setSaved] = useState<LoadedLogic>(() => ({
    logicText: loaded.logicText,
    revision: kept?.['logicText'] === undefined ? loaded.revision : String(kept['revision'] ?? '') || undefined,
  }));
  // A ref, because closures of a running save or test do not contain later edits.
  const typed = useRef(texts);

  const keepTyped = ({ logicText, revision }: LoadedLogic) => {
    const draft = toLogicDraft(typed.current, logicText, revision);
    if (draft) keep(draft);
    else dropDraft();
  };
  return {
    texts,
    saved,
    /** Discards edits of the logic; the test variables belong to no version of it, and are retained. */
    dropLogic: () => {
      typed.current = { ...typed.current, logicText: saved.logicText };
      keepTyped(saved);
    },
    change: (changes: Partial<TypedLogic>) => {
      typed.current = { ...typed.current, ...changes };
      setTexts(typed.current);
      if (changes.variablesText !== undefined) drafts.remember(variablesKey, changes.variablesText);
      keepTyped(saved);
    },
    setSaved: (now: LoadedLogic) => {
      setSaved(now);
      keepTyped(now);
    },
    /** Whether these are the current texts, even when called from an old closure. */
    isTyped: ({ logicText, variablesText }: TypedLogic) =>
      logicText === typed.current.logicText && variablesText === typed.current.variablesText,
  };
}

function rememberedText(key: string): string | undefined {
  const text = drafts.read(key);
  return typeof text === 'string' ? text : undefined;
}
