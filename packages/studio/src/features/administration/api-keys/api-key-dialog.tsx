/** Creates a key and then shows it once. */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateApiKeyMutationVariables } from '../../../api/generated/operations.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import classes from '../administration.module.css';
import { useCreateApiKey } from './api-keys.api.ts';
import { KeyFormDialog } from './key-form-dialog.tsx';

interface ApiKeyDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

export function ApiKeyDialog({ onCreated, onClose }: ApiKeyDialogProps) {
  const createApiKey = useCreateApiKey();
  const [created, setCreated] = useState<{ readonly name: string; readonly key: string }>();
  const create = async (key: CreateApiKeyMutationVariables): Promise<void> => {
    setCreated({ name: key.name, key: await createApiKey(key) });
    onCreated();
  };
  if (created) return <CreatedKey name={created.name} apiKey={created.key} onClose={onClose} />;
  return <KeyFormDialog onSubmit={create} onClose={onClose} />;
}

interface CreatedKeyProps {
  readonly name: string;
  readonly apiKey: string;
  readonly onClose: () => void;
}

function CreatedKey({ name, apiKey, onClose }: CreatedKeyProps) {
  const { t } = useTranslation('administration');
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
      <p className={classes['wrapped']}>{t('keys.createdText', { name })}</p>
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
