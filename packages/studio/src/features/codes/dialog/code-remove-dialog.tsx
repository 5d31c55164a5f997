import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { NamingSentence } from '../../../ui/dialogs/naming-sentence.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { ProductKey } from '../../../paths/products.ts';
import type { CodeKind, CodeRule } from '../code-rule.ts';
import { useRemoveCode } from '../codes.api.ts';

interface CodeRemoveDialogProps {
  readonly kind: CodeKind;
  readonly productId: ProductKey;
  readonly rule: CodeRule;
  readonly onRemoved: () => void;
  /** Called when another user has changed the code in the meantime, so that it was not removed. */
  readonly onConflict: (refusal: ApiError) => void;
  readonly onClose: () => void;
}

export function CodeRemoveDialog({ kind, productId, rule, onRemoved, onConflict, onClose }: CodeRemoveDialogProps) {
  const { t } = useTranslation(['codes', 'widgets']);
  const { name, code } = rule;
  const removeCode = useRemoveCode(productId, kind);
  const handleConfirm = async () => {
    try {
      await removeCode(rule);
      showToast('success', { title: t(`${kind}.removed`), line: t('toast.which', { name, code }) });
      onRemoved();
    } catch (error) {
      if (error instanceof ApiError && error.hasCode('CONFLICT')) onConflict(error);
      else showFailure(t(`${kind}.removeFailed`), error);
    }
  };
  return (
    <ConfirmDialog
      opened
      mode="strict"
      title={t(`${kind}.removeTitle`)}
      text={t('widgets:strict.text')}
      note={<NamingSentence name={name} sentence={(bold) => t('gone', { name: bold, code })} />}
      confirmLabel={t('remove')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
