/** Attaches a stored file, or a template that is printed with the record of the email. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import type { JsonObject } from '@coverwright/rules';
import { Button, Input, Loader, Select } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx';
import { Segments } from '../../../../../ui/forms/segments.tsx';
import { useFileBuckets } from '../../../../files/files.api.ts';
import { FilePicker } from '../../../../files/picker/file-picker.tsx';
import { LiquidField } from '../../../editor/settings/liquid-field.tsx';
import { withExtension } from './attachment.ts';
import { useAttachableTemplates, type AttachableTemplate, type NewAttachment } from './attachments.api.ts';
import classes from './attachments.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';

interface AddAttachmentDialogProps {
  /** For the Liquid picker of the file name. */
  readonly query: string;
  readonly content: JsonObject | undefined;
  readonly onAdd: (attachment: NewAttachment) => void;
  readonly onClose: () => void;
}

type Source = 'file' | 'template';

const policyNumber = '{{ policies.list[0].issuerNumber }}';

export function AddAttachmentDialog({ query, content, onAdd, onClose }: AddAttachmentDialogProps) {
  const { t } = useTranslation(['emailMjml', 'widgets']);
  const [source, setSource] = useState<Source>('template');
  const [template, setTemplate] = useState<AttachableTemplate>();
  const [filePath, setFilePath] = useState<string>();
  const [typedName, setTypedName] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const suggested = source === 'file' ? filePath?.split('/').at(-1) : template && withExtension(template.name, '.pdf');
  const fileName = typedName ?? suggested ?? '';
  const isChosen = source === 'file' ? filePath !== undefined : template !== undefined;
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('widgets:required') : undefined);
  const handleSubmit = () => {
    setIsChecked(true);
    if (fileName.trim() === '') return;
    if (source === 'file' && filePath !== undefined) onAdd({ type: 'file', fileName: fileName.trim(), filePath });
    if (source === 'template' && template) {
      onAdd({ type: 'template', fileName: fileName.trim(), templateId: template.id });
    }
  };
  return (
    <Dialog
      opened
      size="small"
      title={t('attachments.add')}
      onClose={onClose}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('attachments.add')}
          </Button>
        </>
      }
    >
      <div className={blocks['stack']}>
        <Segments
          label={t('attachments.source')}
          choices={[
            { value: 'template', label: t('attachments.template') },
            { value: 'file', label: t('attachments.file') },
          ]}
          value={source}
          onChange={(chosen) => {
            setSource(chosen);
            setTypedName(undefined);
          }}
        />
        {source === 'template' ? (
          <TemplateSelect template={template} error={required(!isChosen)} onTemplate={setTemplate} />
        ) : (
          <FileField filePath={filePath} error={required(!isChosen)} onFile={setFilePath} />
        )}
        <LiquidField
          field="attachmentName"
          label={t('attachments.fileName')}
          hint={t('attachments.fileNameHint', { number: policyNumber })}
          value={fileName}
          onChange={setTypedName}
          problem={
            isChecked && isChosen && fileName.trim() === ''
              ? { code: 'EMPTY', message: t('widgets:required') }
              : undefined
          }
          query={query}
          content={content}
        />
      </div>
    </Dialog>
  );
}

interface TemplateSelectProps {
  readonly template: AttachableTemplate | undefined;
  readonly error: string | undefined;
  readonly onTemplate: (template: AttachableTemplate | undefined) => void;
}

function TemplateSelect({ template, error, onTemplate }: TemplateSelectProps) {
  const { t } = useTranslation('emailMjml');
  const [typed, setTyped] = useState('');
  const isTyped = typed !== template?.name;
  const found = useAttachableTemplates(isTyped ? typed : '');
  const known = new Map([...(found ?? []), ...(template ? [template] : [])].map((one) => [one.id, one]));
  return (
    <Select
      label={t('attachments.templateLabel')}
      description={t('attachments.templateHint')}
      data-autofocus
      searchable
      error={error}
      data={[...known.values()].map(({ id, name }) => ({ value: id, label: name }))}
      // The server has already filtered the options.
      filter={({ options }) => options}
      maxDropdownHeight={240}
      nothingFoundMessage={found ? t('attachments.noTemplate') : t('attachments.searching')}
      rightSection={found ? undefined : <Loader size={14} aria-hidden />}
      value={template?.id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onTemplate(id === null ? undefined : known.get(id))}
    />
  );
}

interface FileFieldProps {
  readonly filePath: string | undefined;
  readonly error: string | undefined;
  readonly onFile: (filePath: string) => void;
}

function FileField({ filePath, error, onFile }: FileFieldProps) {
  const { t } = useTranslation('emailMjml');
  const { buckets } = useFileBuckets();
  const [isPicking, setIsPicking] = useState(false);
  const shownPath = filePath && showHiddenCharacters(filePath);
  const first = buckets?.[0]?.bucketName;
  return (
    <>
      <Input.Wrapper label={t('attachments.fileLabel')} labelElement="div" error={error}>
        <div className={classes['chosen']}>
          <Button
            leftSection={<IconFolderOpen size={16} stroke={1.75} aria-hidden />}
            onClick={() => setIsPicking(true)}
          >
            {t('attachments.chooseFile')}
          </Button>
          <span title={shownPath}>{shownPath ?? t('attachments.noFile')}</span>
        </div>
      </Input.Wrapper>
      <FilePicker
        isOpen={isPicking}
        accept={({ bucketName }) =>
          first === undefined || bucketName === first ? undefined : t('attachments.otherBucket', { bucket: first })
        }
        onPick={({ key }) => {
          setIsPicking(false);
          onFile(key);
        }}
        onClose={() => setIsPicking(false)}
      />
    </>
  );
}
