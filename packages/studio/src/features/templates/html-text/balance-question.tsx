import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { describeLiquidProblem } from '../../../ui/rich-text/liquid/describe-liquid-problem.ts';
import type { LiquidProblem } from '../../../ui/rich-text/liquid/liquid-balance.ts';

export interface UnbalancedText {
  /** Of one of several texts. */
  readonly name: string;
  readonly problems: readonly LiquidProblem[];
}

interface BalanceQuestionProps {
  /** Undefined while there is nothing to ask. */
  readonly texts: readonly UnbalancedText[] | undefined;
  /** What to do about an unbalanced loop. */
  readonly apartHint?: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Told before a text is saved whose Liquid an edit has left unbalanced; it can be saved all the same. */
export function BalanceQuestion({ texts, apartHint, onSave, onClose }: BalanceQuestionProps) {
  const { t } = useTranslation(['htmlText', 'richText', 'templates']);
  const { t: tRichText } = useTranslation('richText');
  return (
    <ConfirmDialog
      opened={texts !== undefined}
      title={t('balance.title')}
      text={t('balance.text')}
      note={(texts ?? []).map(({ name, problems }) =>
        problems.map((problem) => (
          <div key={`${name} ${problem.code} ${problem.tag} ${problem.line}`}>
            {`${name}: ${describeLiquidProblem(tRichText, problem, apartHint ?? t('balance.apartHint'))}`}
          </div>
        )),
      )}
      confirmLabel={t('balance.save')}
      cancelLabel={t('templates:delete.keep')}
      isDanger
      onConfirm={onSave}
      onClose={onClose}
    />
  );
}
