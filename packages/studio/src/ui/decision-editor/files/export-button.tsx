import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import type { DmnFiles } from '../../logic-editor/views/logic-words.ts';
import { describeProblem } from '../../problems/problem-text.ts';
import { saveBlob } from '../../save-blob.ts';
import { showFailure } from '../../toasts/toasts.ts';
import { useBusy } from '../../use-busy.ts';
import { ProblemListDialog, type RefusedFile } from './problem-list-dialog.tsx';

interface ExportButtonProps {
  readonly dmn: DmnFiles;
  /** The position of the table, from 1, if the logic has several. */
  readonly number: number | undefined;
  /** The operator decide with what has been entered, as JSON text. */
  readonly toText: () => string;
}

/** Of a decision in a model. */
const maxNameLength = 200;

/** Downloads the table as it is shown. */
export function ExportButton({ dmn, number, toText }: ExportButtonProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.dmn' });
  const { isBusy, run } = useBusy();
  const [refused, setRefused] = useState<RefusedFile>();
  const parts = [...dmn.nameParts, ...(number === undefined ? [] : [String(number)])];
  const save = async (): Promise<void> => {
    try {
      const xml = await dmn.write(toText(), parts.join(' ').slice(0, maxNameLength));
      saveBlob(new Blob([xml], { type: 'application/xml' }), `${parts.join('-')}.dmn`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 'problems') {
        const problems = error.problems.map((problem) => describeProblem(problem));
        setRefused({ title: t('exportFailed'), text: t('exportRefused'), problems });
      } else showFailure(t('exportFailed'), error);
    }
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<IconFileExport size={14} stroke={1.75} aria-hidden />}
        onClick={() => run(save)}
      >
        {t('export')}
      </Button>
      {refused === undefined ? null : <ProblemListDialog refused={refused} onClose={() => setRefused(undefined)} />}
    </>
  );
}
