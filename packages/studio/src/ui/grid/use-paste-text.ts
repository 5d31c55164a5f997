import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasteResult } from './model/grid-editor.ts';

/** Words what a paste or an import has done, and what the user should check. */
export function usePasteText(rows: 'rows' | 'imported' = 'rows'): (result: PasteResult) => string {
  const { t } = useTranslation('grid');
  return useCallback(
    (result) => {
      if (result.kind === 'refused') return t('paste.refused');
      if (result.kind === 'same') return t('paste.same');
      if (result.kind === 'tooManyRows') return t('paste.tooManyRows');
      const { rowCount, beyondCount, mergedCount, unreadCount, turnedCount, scientificCount, formulaCount } =
        result.note;
      const sentences = [t(`paste.${rows}`, { count: rowCount })];
      if (result.withHeadings !== undefined) sentences.push(t('paste.headings'));
      if (beyondCount > 0) sentences.push(t('paste.beyond', { count: beyondCount }));
      if (mergedCount > 0) sentences.push(t('paste.merged', { count: mergedCount }));
      if (unreadCount > 0) sentences.push(t('paste.unread', { count: unreadCount }));
      if (turnedCount > 0) sentences.push(t('paste.turned', { count: turnedCount }));
      if (scientificCount > 0) sentences.push(t('paste.scientific', { count: scientificCount }));
      if (formulaCount > 0) sentences.push(t('paste.formulas', { count: formulaCount }));
      return sentences.join(' ');
    },
    [t, rows],
  );
}
