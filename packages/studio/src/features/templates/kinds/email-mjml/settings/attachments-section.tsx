/** The attachments in the settings of an email. Each change is saved immediately; other edits stay unsaved. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../../api/api-error.ts';
import { useApi } from '../../../../../api/api-context.ts';
import { SettingsSection } from '../../../../../ui/editor/frame/settings-section.tsx';
import { errorText } from '../../../../../ui/problems/describe-error.ts';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import { showFailure, showToast } from '../../../../../ui/toasts/toasts.ts';
import { fetchFile } from '../../../../files/files.api.ts';
import type { SaveApart } from '../../../editor/template-store.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import type { EmailForm } from '../email-form.ts';
import { toRenderData, useRenderedFiles } from '../sending/rendered-files.api.ts';
import { useFileDownload } from '../sending/use-file-download.ts';
import { AddAttachmentDialog } from './add-attachment-dialog.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import { downloadName, type Attachment } from './attachment.ts';
import { useAttachments, useChangeAttachments, type NewAttachment } from './attachments.api.ts';
import classes from './attachments.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';

interface AttachmentsSectionProps {
  readonly editor: TemplateEditor<EmailForm>;
  readonly preview: TemplatePreview;
}

export function AttachmentsSection({ editor, preview }: AttachmentsSectionProps) {
  const { t } = useTranslation(['emailMjml', 'widgets']);
  const api = useApi();
  const isReadOnly = useIsReadOnly();
  const { attachments, error, refetch } = useAttachments(editor.id);
  const changes = useChangeAttachments();
  const rendered = useRenderedFiles(editor.id);
  const download = useFileDownload();
  const [isAdding, setIsAdding] = useState(false);
  const save = (call: SaveApart<EmailForm>, done: string, failed: string) =>
    editor.saveApart(async (id, revision) => {
      try {
        const saved = await call(id, revision);
        showToast('success', { title: done });
        return saved;
      } catch (refusal) {
        // Conflicts with other users' changes are shown separately.
        if (!(refusal instanceof ApiError) || refusal.hasCode('CONFLICT')) throw refusal;
        showFailure(failed, refusal);
        refetch();
        return { changes: {}, revision };
      }
    });
  const handleAdd = (added: NewAttachment) => {
    setIsAdding(false);
    save(changes.add(added), t('attachments.added'), t('attachments.notAdded'));
  };
  const handleDownload = (attachment: Attachment) =>
    download.start(attachment.id, downloadName(attachment), async (signal) =>
      attachment.type === 'file'
        ? fetchFile(api, attachment.filePath, { signal })
        : rendered.attachment(attachment, toRenderData(preview), { locale: preview.locale, signal }),
    );
  return (
    <SettingsSection heading={t('attachments.heading')}>
      {error && !attachments ? (
        <p className={blocks['small']}>
          {errorText(error)}{' '}
          <button type="button" className="cw-link-button" onClick={refetch}>
            {t('widgets:retry')}
          </button>
        </p>
      ) : null}
      {attachments?.length === 0 ? <p className={blocks['small']}>{t('attachments.none')}</p> : null}
      {attachments && attachments.length > 0 ? (
        <ul className={classes['list']} aria-label={t('attachments.heading')}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              isDownloading={download.runningId === attachment.id}
              isBusy={editor.isBusy}
              onDownload={() => handleDownload(attachment)}
              onCancel={download.cancel}
              onRemove={() => save(changes.remove(attachment), t('attachments.removed'), t('attachments.notRemoved'))}
            />
          ))}
        </ul>
      ) : null}
      {isReadOnly ? null : (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          disabled={editor.isBusy}
          onClick={() => setIsAdding(true)}
        >
          {t('attachments.add')}
        </Button>
      )}
      {isAdding ? (
        <AddAttachmentDialog
          query={editor.form.graphQlQuery}
          content={preview.previewed.content}
          onAdd={handleAdd}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </SettingsSection>
  );
}
