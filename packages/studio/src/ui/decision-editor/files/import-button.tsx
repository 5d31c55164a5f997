import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DmnFiles, ImportedDecision } from '../../logic-editor/views/logic-words.ts';
import { DecisionChoiceDialog } from './decision-choice-dialog.tsx';
import { ProblemListDialog } from './problem-list-dialog.tsx';
import { useDmnImport } from './use-dmn-import.ts';

interface ImportButtonProps {
  readonly dmn: DmnFiles;
  readonly size?: 'xs' | 'sm';
  readonly onTable: (table: ImportedDecision) => void;
}

export function ImportButton({ dmn, size = 'xs', onTable }: ImportButtonProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.dmn' });
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, refused, names, open, choose, close } = useDmnImport(dmn, onTable);
  return (
    <>
      <Button
        size={size}
        variant="default"
        loading={isBusy}
        leftSection={<IconFileImport size={14} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".dmn,.xml,application/xml,text/xml"
        aria-label={t('import')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Allows choosing the same file again.
          event.currentTarget.value = '';
          if (file) open(file);
        }}
      />
      {names === undefined ? null : <DecisionChoiceDialog names={names} onChoose={choose} onClose={close} />}
      {refused === undefined ? null : <ProblemListDialog refused={refused} onClose={close} />}
    </>
  );
}
