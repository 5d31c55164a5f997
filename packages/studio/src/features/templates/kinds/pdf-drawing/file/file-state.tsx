/** Replaces the canvas while there is no file to draw on: the reason, and what to do next. */
import { Button } from '@mantine/core';
import { IconFileOff, IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../../ui/states/error-state.tsx';
import { Spinner } from '../../../../../ui/states/spinner.tsx';
import { refusalText } from './refusal-text.ts';
import type { FormFile } from './use-form-file.ts';

interface FileStateProps {
  readonly file: FormFile;
  readonly drawingCount: number;
  /** Undefined for users who may not change the template. */
  readonly onChoose: (() => void) | undefined;
}

const gone = <IconFileOff size={20} stroke={1.75} />;

export function FileState({ file, drawingCount, onChoose }: FileStateProps) {
  const { t } = useTranslation(['pdfDrawing', 'pdf']);
  const kept = drawingCount > 0 ? ` ${t('file.kept', { count: drawingCount })}` : '';
  const choose = onChoose ? (
    <Button variant="filled" onClick={onChoose}>
      {t(file.status === 'none' ? 'file.choose' : 'file.chooseOther')}
    </Button>
  ) : null;
  switch (file.status) {
    case 'failed':
      return <ErrorState title={t('file.failed')} error={file.error} onRetry={file.retry} />;
    case 'ready':
      return <EmptyState icon={gone} title={t('pdf:unsupported')} text={t('file.unsupported')} />;
    case 'none':
      return (
        <EmptyState
          icon={<IconFileTypePdf size={20} stroke={1.75} />}
          title={t('file.none')}
          text={t('file.noneText') + kept}
          action={choose}
        />
      );
    case 'gone':
      return (
        <EmptyState
          icon={gone}
          title={t('file.gone')}
          text={t('file.goneText', { key: file.fileKey }) + kept}
          action={choose}
        />
      );
    case 'refused': {
      const { refusal } = file.facts;
      const reason = refusal ? refusalText(refusal) : '';
      return <EmptyState icon={gone} title={t('file.refused')} text={reason + kept} action={choose} />;
    }
    case 'loading':
      break;
  }
  return <Spinner />;
}
