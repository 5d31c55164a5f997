/** Makes a key, and then shows it, this once. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { describeProblem } from '../../ui/problem-text.ts';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { useCreateApiKey } from './api-docs.api.ts';
import classes from './api-keys.module.css';

interface ApiKeyDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

export function ApiKeyDialog({ onCreated, onClose }: ApiKeyDialogProps) {
  const { t } = useTranslation(['apiDocs', 'widgets']);
  const createApiKey = useCreateApiKey();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [key, setKey] = useState<string>();
  const { isBusy, run } = useBusy();

  const create = async () => {
    try {
      setKey(await createApiKey(name.trim()));
      onCreated();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atName = error.problems.find(({ path = '' }) => path.split('.').at(-1) === 'name');
      if (atName) setProblem(describeProblem(atName));
      else showFailure(t('keys.createFailed'), error);
    }
  };
  if (key !== undefined) return <CreatedKey name={name.trim()} apiKey={key} onClose={onClose} />;
  return (
    <Dialog
      opened
      size="small"
      title={t('keys.createTitle')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={(event) => {
        if (name.trim() !== '') return run(create);
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
            {t('keys.create')}
          </Button>
        </>
      }
    >
      <TextInput
        data-autofocus
        label={t('keys.name')}
        description={problem === undefined ? t('keys.nameHint') : undefined}
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

function CreatedKey({ name, apiKey, onClose }: { name: string; apiKey: string; onClose: () => void }) {
  const { t } = useTranslation('apiDocs');
  return (
    <Dialog
      opened
      size="small"
      title={t('keys.createdTitle')}
      isHeld
      onClose={onClose}
      footer={
        <Button variant="filled" onClick={onClose}>
          {t('keys.done')}
        </Button>
      }
    >
      <p className={classes['created']}>{t('keys.createdText', { name })}</p>
      <div className={classes['secret']}>
        <TextInput
          data-autofocus
          readOnly
          aria-label={t('keys.key')}
          className={classes['secretField']}
          value={apiKey}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={apiKey} name={t('keys.copyKey')} variant="default" size="sm" />
      </div>
      <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
        {t('keys.shownOnce')}
      </Note>
    </Dialog>
  );
}
