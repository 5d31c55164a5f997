/** Exports a theme to a file, and imports one, for example from another app. */
import { Button } from '@mantine/core';
import type { Json } from '@coverwright/insurance/json';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { readTextFile } from '../../../ui/read-text-file.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { readThemeFile, toThemeJson, type EditedTheme } from './theme-form.ts';
import classes from './theme-dialog.module.css';

interface ThemeFileProps {
  readonly appId: string;
  readonly form: EditedTheme;
  readonly stored: Json;
  readonly onRead: (form: EditedTheme) => void;
}

export function ThemeFile({ appId, form, stored, onRead }: ThemeFileProps) {
  const { t } = useTranslation('theme');
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const theme = readThemeFile(await readTextFile(file));
      if (theme) onRead(theme);
      else showToast('error', { title: t('file.wrong'), line: file.name });
    } catch (error) {
      showToast('error', { title: t('file.wrong'), line: errorText(error) });
    }
  };
  return (
    <span className={classes['file']}>
      <Button variant="subtle" onClick={() => input.current?.click()}>
        {t('file.import')}
      </Button>
      <Button
        variant="subtle"
        onClick={() => {
          const text = JSON.stringify(toThemeJson(form, stored), null, 2);
          saveBlob(new Blob([text], { type: 'application/json' }), `${appId}-theme.json`);
        }}
      >
        {t('file.export')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('file.import')}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // Allows choosing the same file again.
          event.currentTarget.value = '';
        }}
      />
    </span>
  );
}
