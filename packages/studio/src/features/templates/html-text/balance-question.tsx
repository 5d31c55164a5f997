import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { describeLiquidProblem } from '../../../ui/rich-text/liquid/describe-liquid-problem.ts';
import type { LiquidProblem } from '../../../ui/rich-text/liquid/liquid-balance.ts';

export interface UnbalancedText {
  /** Set if there are several texts. */
  readonly name: string;
  readonly problems: readonly LiquidProblem[];
}

interface BalanceQuestionProps {
  /** Undefined while the dialog is closed. */
  readonly texts: readonly UnbalancedText[] | undefined;
  /** How to fix an unbalanced loop. */
  readonly apartHint?: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Warns before saving a text whose Liquid an edit has left unbalanced; the user can save it anyway. */
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
