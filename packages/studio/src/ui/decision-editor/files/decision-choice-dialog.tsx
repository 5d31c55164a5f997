import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/dialog.tsx';

interface DecisionChoiceDialogProps {
  /** More than one. */
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

/** For a model with several tables. */
export function DecisionChoiceDialog({ names, onChoose, onClose }: DecisionChoiceDialogProps) {
  const { t } = useTranslation(['logic', 'widgets']);
  const [at, setAt] = useState(0);
  const chosen = names[at];
  return (
    <Dialog
      opened
      size="small"
      title={t('logic:decisions.dmn.choiceTitle')}
      onClose={onClose}
      onSubmit={() => (chosen === undefined ? undefined : onChoose(chosen))}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('logic:decisions.dmn.choiceSubmit')}
          </Button>
        </>
      }
    >
      <Select
        data-autofocus
        label={t('logic:decisions.dmn.choice')}
        data={names.map((label, index) => ({ value: String(index), label }))}
        allowDeselect={false}
        value={String(at)}
        onChange={(value) => setAt(Number(value ?? 0))}
      />
    </Dialog>
  );
}
