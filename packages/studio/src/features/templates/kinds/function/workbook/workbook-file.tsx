/** The workbook of the function: its file, whether it can be used, and what to do if it cannot. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { Button, Loader, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconFileSpreadsheet, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { Card } from '../../../../../ui/layout/card.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { describeProblem } from '../../../../../ui/problems/problem-text.ts';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import { FilePicker } from '../../../../files/picker/file-picker.tsx';
import { useFileBuckets } from '../../../../files/files.api.ts';
import type { FileCheck } from './use-file-check.ts';
import classes from './workbook-file.module.css';

interface WorkbookFileProps {
  readonly fileKey: string;
  readonly check: FileCheck;
  readonly isBusy: boolean;
  readonly onChoose: (fileKey: string) => void;
  readonly onRemove: () => void;
}

export function WorkbookFile({ fileKey, check, isBusy, onChoose, onRemove }: WorkbookFileProps) {
  const { t } = useTranslation('functions');
  const isReadOnly = useIsReadOnly();
  const [isPicking, setIsPicking] = useState(false);
  const select = (
    <Button
      variant={fileKey === '' ? 'filled' : 'default'}
      leftSection={<IconFileSpreadsheet size={16} stroke={1.75} aria-hidden />}
      disabled={isBusy}
      onClick={() => setIsPicking(true)}
    >
      {fileKey === '' ? t('file.select') : t('file.change')}
    </Button>
  );
  return (
    <Card title={t('file.heading')}>
      <div className={classes['body']}>
        {fileKey === '' && check.checkedKey === undefined ? (
          <div className={classes['none']}>
            <div>
              <p>{t('file.none')}</p>
              <p>{t('file.noneText')}</p>
            </div>
            {isReadOnly ? null : select}
          </div>
        ) : (
          <div className={classes['file']}>
            <TextInput
              className={classes['key'] ?? ''}
              classNames={{ input: classes['code'] ?? '' }}
              label={t('file.key')}
              value={showHiddenCharacters(check.checkedKey ?? fileKey)}
              readOnly
            />
            {isReadOnly ? null : (
              <>
                {select}
                <IconButton
                  label={t('file.remove')}
                  size={32}
                  isDisabled={isBusy}
                  icon={<IconX size={16} stroke={1.75} />}
                  onClick={onRemove}
                />
              </>
            )}
          </div>
        )}
        {check.checkedKey === undefined ? null : <CheckProgress onCancel={check.cancel} />}
        {check.refused ? <Refused {...check.refused} /> : null}
      </div>
      <WorkbookPicker
        isOpen={isPicking}
        onPick={(key) => {
          setIsPicking(false);
          onChoose(key);
        }}
        onClose={() => setIsPicking(false)}
      />
    </Card>
  );
}

function CheckProgress({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation('functions');
  const id = useId();
  return (
    <Note tone="info" icon={<Loader size={14} />}>
      <div className={classes['progress']}>
        <span id={id} role="status">
          {t('file.checking')}
        </span>
        <Button size="xs" aria-describedby={id} onClick={onCancel}>
          {t('file.cancel')}
        </Button>
      </div>
    </Note>
  );
}

/**
 * The server's reason concerns the file's content and is in English; a limit or a deleted file is not about its
 * format.
 */
function Refused({ fileKey, problem }: NonNullable<FileCheck['refused']>) {
  const { t } = useTranslation('functions');
  return (
    <Note tone="danger" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      <strong>{problem.code === 'INVALID' ? t('file.notCompatible') : t('file.notUsed')}</strong>
      <p className={classes['reason']}>
        <code>{showHiddenCharacters(fileKey)}</code> {describeProblem(problem)}
      </p>
    </Note>
  );
}

interface WorkbookPickerProps {
  readonly isOpen: boolean;
  readonly onPick: (fileKey: string) => void;
  readonly onClose: () => void;
}

/** Functions use files from the first bucket only. */
function WorkbookPicker({ isOpen, onPick, onClose }: WorkbookPickerProps) {
  const { t } = useTranslation('functions');
  const { buckets } = useFileBuckets();
  return (
    <FilePicker
      isOpen={isOpen}
      accept={({ fileName, bucketName }) => {
        if (!/\.xlsx$/i.test(fileName)) return t('file.notExcel');
        const first = buckets?.[0]?.bucketName;
        return first === undefined || bucketName === first ? undefined : t('file.otherBucket', { bucketName: first });
      }}
      onPick={({ key }) => onPick(key)}
      onClose={onClose}
    />
  );
}
