/** The logic and the variables as they are typed, beside what is saved; kept for after a lost page while they differ. */
import { useRef, useState } from 'react';
import { drafts, isFormDraft, useKeptDraft } from '../editor/draft/use-kept-draft.ts';
import { noVariables, toLogicDraft, type TypedLogic } from './logic-draft.ts';

/** A logic as the server has it. */
export interface LoadedLogic {
  readonly logicText: string;
  readonly revision: string | undefined;
}

export function useTypedLogic(draftKey: string, loaded: LoadedLogic) {
  const { kept, keep, drop: dropKept } = useKeptDraft(draftKey, isFormDraft);
  const variablesKey = `${draftKey}|variables`;
  const [texts, setTexts] = useState<TypedLogic>(() => ({
    logicText: String(kept?.['logicText'] ?? loaded.logicText),
    variablesText: String(kept?.['variablesText'] ?? rememberedText(variablesKey) ?? noVariables),
  }));
  // What was typed on an older revision is refused on saving, so that nobody's later work is overwritten unasked.
  const [saved, setSaved] = useState<LoadedLogic>(() => ({
    logicText: loaded.logicText,
    revision: kept?.['logicText'] === undefined ? loaded.revision : String(kept['revision'] ?? '') || undefined,
  }));
  // What is typed while a save or a test is under way is in no closure of it.
  const typed = useRef(texts);

  const keepTyped = ({ logicText, revision }: LoadedLogic) => {
    const draft = toLogicDraft(typed.current, logicText, revision);
    if (draft) keep(draft);
    else dropKept();
  };
  return {
    texts,
    saved,
    /** Gives up the typed logic; the variables to test with are of no version of it, and stay. */
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
    /** Whether these are what is typed at the moment, in whatever closure this is asked. */
    isTyped: ({ logicText, variablesText }: TypedLogic) =>
      logicText === typed.current.logicText && variablesText === typed.current.variablesText,
  };
}

function rememberedText(key: string): string | undefined {
  const text = drafts.read(key);
  return typeof text === 'string' ? text : undefined;
}
