/** A decision about a release, with a comment or a reason. */
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { type Gate, isReturn, type Release } from '../release.ts';
import { useReleaseChanges } from '../releases.api.ts';
import type { Review } from '../review.ts';

export type Decision = 'approve' | 'reject' | 'request' | 'override';

interface CommentDialogProps {
  readonly asked: Decision;
  readonly release: Release;
  readonly review: Review;
  readonly gates: readonly Gate[];
  readonly onClose: () => void;
}

export function CommentDialog({ asked, release, review, gates, onClose }: CommentDialogProps) {
  const { t } = useTranslation(['releases', 'widgets']);
  // What is decided about is what the user saw when the dialog was opened.
  const [{ manifest }] = useState(review);
  const changes = useReleaseChanges();
  const send = {
    approve: async (comment: string) => changes.approve(release.id, manifest, comment),
    reject: async (comment: string) => changes.reject(release.id, manifest, comment),
    request: async (comment: string) => changes.requestApproval(release.id, comment),
    override: async (overrideReason: string) =>
      changes.publish({ ...release, isReturn: isReturn(gates), overrideReason }),
  };
  const isReason = asked === 'override';
  const state = useDialogForm({
    start: { comment: '' },
    check: ({ comment }) => (isReason && comment.trim() === '' ? { comment: t('widgets:required') } : {}),
    save: async ({ comment }) => send[asked](comment.trim()),
    onSaved: () => {
      showToast('success', { title: t(`review.done.${asked}`), line: release.name });
      onClose();
    },
    place: (problems) =>
      assignByPath(
        problems.map((problem) => (problem.path === 'overrideReason' ? { ...problem, path: 'comment' } : problem)),
        ['comment'],
      ),
    failedTitle: t(`review.failed.${asked}`),
    onRefused: (error) => {
      if (!error.hasCode('CONFLICT')) return false;
      showFailure(t(`review.failed.${asked}`), error);
      return true;
    },
    discardText: t('review.discardText'),
    onClose,
  });
  const label = t(isReason ? 'review.reason' : 'review.comment');
  return (
    <FormDialog
      state={state}
      size="small"
      title={t(`review.ask.${asked}.title`)}
      saveLabel={t(`review.${asked}`)}
      isDanger={asked === 'reject' || asked === 'override'}
    >
      <div className={blocks['stack']}>
        <p>{t(`review.ask.${asked}.text`)}</p>
        <Textarea
          {...state.field('comment')}
          data-autofocus
          label={isReason ? label : <OptionalLabel>{label}</OptionalLabel>}
          required={isReason}
          withAsterisk={false}
          maxLength={2000}
          autosize
          minRows={3}
          maxRows={8}
          dir="auto"
          value={state.form.comment}
          onChange={(event) => state.change({ comment: event.currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
