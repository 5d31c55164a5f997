import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { describeProblem } from '../../ui/problems/problem-text.ts';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';

interface NameDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly submitLabel: string;
  /** The title of a failure that does not concern the name. */
  readonly failed: string;
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Creates an entry that needs only a name. */
export function NameDialog({ title, hint, submitLabel, failed, onSubmit, onClose }: NameDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const submit = async (): Promise<void> => {
    try {
      await onSubmit(name.trim());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atName = error.problems.find(({ path = '' }) => path.split('.').at(-1) === 'name');
      if (atName) setProblem(describeProblem(atName));
      else showFailure(failed, error);
    }
  };
  return (
    <Dialog
      opened
      size="small"
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event) => {
        if (name.trim() !== '') return run(submit);
        setProblem(t('widgets:required'));
        event.currentTarget.querySelector('input')?.focus();
        return undefined;
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        label={t('name')}
        description={problem === undefined ? hint : undefined}
        value={name}
        error={problem}
        required
        withAsterisk={false}
        autoComplete="off"
        dir="auto"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
