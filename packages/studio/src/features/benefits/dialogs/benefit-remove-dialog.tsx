import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { benefitName } from '../benefit-name.ts';
import { countBenefits, countOptions, findBenefit, findEntry } from '../benefit-tree.ts';
import type { Benefit, EntryId } from '../benefit.ts';

interface BenefitRemoveDialogProps {
  readonly tree: readonly Benefit[];
  readonly id: EntryId;
  readonly onRemove: () => Promise<void>;
  /** Called when another user has changed or removed the entry in the meantime. */
  readonly onStale: (error: ApiError) => void;
  readonly onClose: () => void;
}

/** Confirms the removal of a benefit or option, and lists everything that is removed with it. */
export function BenefitRemoveDialog({ tree, id, onRemove, onStale, onClose }: BenefitRemoveDialogProps) {
  const { t } = useTranslation('benefits');
  const [failure, setFailure] = useState<unknown>();
  const entry = findEntry(tree, id);
  const benefit = id.optionKey === '' ? findBenefit(tree, id.typeId)?.benefit : undefined;
  const remove = async () => {
    try {
      await onRemove();
      onClose();
    } catch (error) {
      if (!isStale(error)) return setFailure(error);
      onStale(error);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      opened
      title={t('removal.title', { name: entry ? benefitName(entry) : id.typeId })}
      text={t('removal.text')}
      note={failure === undefined ? alongText() : `${t('removal.failed')} ${errorText(failure)}`}
      confirmLabel={t('removal.confirm')}
      isDanger
      onConfirm={remove}
      onClose={onClose}
    />
  );

  function alongText(): string {
    const optionCount = benefit ? countOptions([benefit]) : 0;
    const benefitCount = benefit ? countBenefits(benefit.children) : 0;
    const what = [
      ...(optionCount > 0 ? [t('removal.options', { count: optionCount })] : []),
      ...(benefitCount > 0 ? [t('removal.benefits', { count: benefitCount })] : []),
    ];
    if (what.length === 0) return t('removal.alone');
    return t('removal.along', { what: what.reduce((first, second) => t('removal.both', { first, second })) });
  }
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.hasCode('CONFLICT') || error.hasCode('NOT_FOUND'));
}
