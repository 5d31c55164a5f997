/** Refused saves and errors, shown at the bottom of the editor. */
import { useTranslation } from 'react-i18next';
import { ErrorBar } from '../../ui/problems/error-bar.tsx';
import type { CommandRefusal } from './work/node-commands.ts';
import type { useComponentSave } from './work/use-component-save.ts';

interface ErrorBarsProps {
  readonly refusal: CommandRefusal | undefined;
  readonly isOutdated: boolean;
  readonly save: ReturnType<typeof useComponentSave>;
  readonly onClose: () => void;
}

export function ErrorBars({ refusal, isOutdated, save, onClose }: ErrorBarsProps) {
  const { t } = useTranslation('uiEditor');
  return (
    <>
      {refusal === undefined ? null : (
        <ErrorBar what={t('refused.title')} where={t(`refused.${refusal}`)} onClose={onClose} />
      )}
      {isOutdated ? <ErrorBar what={t('outdated.title')} where={t('outdated.text')} onClose={onClose} /> : null}
      {save.problem === undefined ? null : (
        <ErrorBar what={t('notSaved')} where={save.problem} onClose={save.closeProblem} />
      )}
    </>
  );
}
