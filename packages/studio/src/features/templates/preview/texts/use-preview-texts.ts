import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../../../api/api-context.ts';
import { createKeptTexts, type PreviewTexts } from './kept-texts.ts';
import { defaultMockText, defaultVariablesText } from './preview-texts.ts';

const beginning: PreviewTexts = { variablesText: defaultVariablesText, mockText: defaultMockText };

/** What was typed for this template's preview before in this tab, else what a preview begins with. */
export function usePreviewTexts(templateId: string) {
  const { session } = useApi();
  const kept = useMemo(() => createKeptTexts(sessionStorage), []);
  const key = `${session.owner() ?? ''}/${templateId}`;
  const [texts, setTexts] = useState(() => kept.read(key) ?? beginning);
  const change = useCallback(
    (changes: Partial<PreviewTexts>) => {
      const next = { ...texts, ...changes };
      setTexts(next);
      kept.keep(key, next);
    },
    [kept, key, texts],
  );
  return {
    ...texts,
    setVariablesText: useCallback((variablesText: string) => change({ variablesText }), [change]),
    setMockText: useCallback((mockText: string) => change({ mockText }), [change]),
  };
}
