import { useTranslation } from 'react-i18next';
import { AddEntry } from './add-entry.tsx';
import { EntryId, EntryName, EntryValue, RemoveEntry } from './entry-fields.tsx';
import type { EditedTheme } from './theme-form.ts';
import classes from './theme-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';

interface EntriesTabProps {
  readonly part: 'shadows' | 'transitions';
  readonly form: EditedTheme;
  readonly onChange: (form: EditedTheme) => void;
}

/** Shadows, with a preview of each, and transitions. */
export function EntriesTab({ part, form, onChange }: EntriesTabProps) {
  const { t } = useTranslation('theme');
  return (
    <>
      <p className={blocks['small']}>{t(`hint.${part}`)}</p>
      <ul className={classes['entries']}>
        {form[part].map((entry, at) => (
          <li key={at} className={classes['entry']} data-part={part}>
            {part === 'shadows' ? (
              <span className={classes['shadow']} style={{ boxShadow: entry.value }} aria-hidden />
            ) : null}
            <EntryId {...{ part, form, at, onChange }} />
            <EntryName {...{ part, form, at, onChange }} />
            <EntryValue {...{ part, form, at, onChange }} />
            <RemoveEntry {...{ part, form, at, onChange }} />
          </li>
        ))}
      </ul>
      <AddEntry part={part} form={form} onChange={onChange} />
    </>
  );
}
