import { Button } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeUriPart } from '../../../ui/formats/decode-uri-part.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FilePicker, type PickedFile } from '../../files/picker/file-picker.tsx';
import { AddEntry } from './add-entry.tsx';
import { EntryId, EntryName, EntryValue, RemoveEntry, useEntry, type EntryFieldsProps } from './entry-fields.tsx';
import { isFontFile, toFontFile } from './font-file.ts';
import type { EditedTheme } from './theme-form.ts';
import classes from './theme-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';

interface TypeFacesTabProps {
  readonly form: EditedTheme;
  readonly onChange: (form: EditedTheme) => void;
}

export function TypeFacesTab({ form, onChange }: TypeFacesTabProps) {
  const { t } = useTranslation('theme');
  return (
    <>
      <p className={blocks['small']}>{t('hint.typeFaces')}</p>
      <ul className={classes['entries']}>
        {form.typeFaces.map((face, at) => (
          <li key={at} className={classes['face']}>
            <EntryId {...{ form, at, onChange }} part="typeFaces" />
            <EntryName {...{ form, at, onChange }} part="typeFaces" />
            <RemoveEntry {...{ form, at, onChange }} part="typeFaces" />
            <EntryValue {...{ form, at, onChange }} part="typeFaces" />
            <FontFile {...{ form, at, onChange }} part="typeFaces" />
          </li>
        ))}
      </ul>
      <AddEntry part="typeFaces" form={form} onChange={onChange} />
    </>
  );
}

/** The tenant's file that a typeface comes from; without one, it must be installed on the device. */
function FontFile(props: EntryFieldsProps) {
  const { t } = useTranslation('theme');
  const [isPicking, setIsPicking] = useState(false);
  const { form, at, onChange } = props;
  const { entry } = useEntry(props);
  const { url, ...withoutFile } = entry;
  const replace = (next: typeof entry) => onChange({ ...form, typeFaces: form.typeFaces.with(at, next) });
  const pick = (file: PickedFile) => {
    replace(toFontFile(entry, file.key));
    setIsPicking(false);
  };
  return (
    <span className={classes['fontFile']}>
      {url === undefined ? null : (
        <>
          <code>{decodeUriPart(url.split('/').at(-1) ?? url)}</code>
          <IconButton
            size={24}
            label={t('font.remove', { id: entry.id })}
            icon={<IconX size={14} stroke={1.75} aria-hidden />}
            onClick={() => replace(withoutFile)}
          />
        </>
      )}
      <Button
        size="xs"
        aria-label={t('font.pickOf', { id: entry.id })}
        leftSection={<IconFile size={14} stroke={1.75} aria-hidden />}
        onClick={() => setIsPicking(true)}
      >
        {t('font.pick')}
      </Button>
      <FilePicker
        isOpen={isPicking}
        accept={({ key }) => (isFontFile(key) ? undefined : t('font.wrong'))}
        onPick={pick}
        onClose={() => setIsPicking(false)}
      />
    </span>
  );
}
