/** The name of a node in the studio's language. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { NodeWords } from '../work/node-words.ts';
import { elementTexts, isNamedElement } from './element-texts.ts';

export function useNodeName(): (words: Pick<NodeWords, 'element' | 'name'>) => string {
  const { t } = useTranslation('uiEditor');
  return useCallback(
    ({ element, name }) => (element !== undefined && isNamedElement(element) ? t(elementTexts[element]) : name),
    [t],
  );
}
