/** The recovery codes, which are shown only once. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import classes from '../account/account.module.css';

export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('account');
  const text = codes.join('\n');
  const download = (): void =>
    saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'coverwright-recovery-codes.txt');
  return (
    <div className={classes['setup']}>
      <p>{t('codes.text')}</p>
      <ul className={classes['codes']} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes['codeTools']}>
        <CopyButton text={text} name={t('codes.copy')} variant="default" />
        <Button size="xs" leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />} onClick={download}>
          {t('codes.download')}
        </Button>
      </div>
      <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
        {t('codes.shownOnce')}
      </Note>
    </div>
  );
}
