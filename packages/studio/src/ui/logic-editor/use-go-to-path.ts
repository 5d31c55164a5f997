/** Goes from a part of the tested logic to its lines in the current text. */
import type { JsonPath } from '@coverwright/rules';
import { useTranslation } from 'react-i18next';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { showToast } from '../toasts/toasts.ts';
import { rangeOfOperator, rangeOfValue } from './text-ranges.ts';

/** With an operator, selects it including its arguments; with a path only, the value at the path. */
export type GoToPath = (path: JsonPath, operator?: string) => void;

export function useGoToPath(logicText: string, editor: { readonly current: CodeEditorHandle | null }): GoToPath {
  const { t } = useTranslation('logic');
  return (path, operator) => {
    const range = operator === undefined ? rangeOfValue(logicText, path) : rangeOfOperator(logicText, path, operator);
    if (range) editor.current?.goToLines(range, range.cursor);
    else showToast('warning', { title: t('steps.gone'), line: t('steps.goneText') });
  };
}
