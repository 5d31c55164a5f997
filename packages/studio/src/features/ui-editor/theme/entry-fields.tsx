/** The fields common to all theme entries: id, name, value, and a remove button for the app's own entries. */
import { TextInput } from '@mantine/core';
import type { ThemePart } from '@coverwright/app-runtime/theme-variables';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { entryFault, isOwnEntry, type EditedEntry, type EditedTheme } from './theme-form.ts';
import classes from './theme-dialog.module.css';

export interface EntryFieldsProps {
  readonly part: ThemePart;
  readonly form: EditedTheme;
  readonly at: number;
  readonly onChange: (form: EditedTheme) => void;
}

export function useEntry({ part, form, at, onChange }: EntryFieldsProps) {
  const entries = form[part];
  const entry: EditedEntry = entries[at] ?? { id: '', name: '', value: '' };
  return {
    entry,
    isOwn: isOwnEntry(part, entry.id),
    fault: entryFault(entry, entries.toSpliced(at, 1)),
    set: (changes: Partial<EditedEntry>) => onChange({ ...form, [part]: entries.with(at, { ...entry, ...changes }) }),
    remove: () => onChange({ ...form, [part]: entries.toSpliced(at, 1) }),
  };
}

export function EntryId(props: EntryFieldsProps) {
  const { t } = useTranslation('theme');
  const { entry, fault, set } = useEntry(props);
  // A typed id may temporarily equal that of a default entry, and must remain editable.
  const isFixed = !isOwnEntry(props.part, entry.id) && fault !== 'taken';
  if (isFixed) return <code className={classes['id']}>{entry.id}</code>;
  return (
    <TextInput
      size="xs"
      aria-label={t('field.idOf', { name: entry.name || entry.id })}
      value={entry.id}
      error={fault === 'id' || fault === 'taken' ? t(`fault.${fault}`) : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => set({ id: event.currentTarget.value })}
    />
  );
}

export function EntryName(props: EntryFieldsProps) {
  const { t } = useTranslation('theme');
  const { entry, set } = useEntry(props);
  return (
    <TextInput
      size="xs"
      aria-label={t('field.nameOf', { id: entry.id })}
      value={entry.name}
      autoComplete="off"
      onChange={(event) => set({ name: event.currentTarget.value })}
    />
  );
}

export function EntryValue(props: EntryFieldsProps) {
  const { t } = useTranslation('theme');
  const { entry, fault, set } = useEntry(props);
  return (
    <TextInput
      size="xs"
      aria-label={t('field.valueOf', { id: entry.id })}
      value={entry.value}
      error={fault === 'value' ? t('fault.value') : undefined}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => set({ value: event.currentTarget.value })}
    />
  );
}

export function RemoveEntry(props: EntryFieldsProps) {
  const { t } = useTranslation('theme');
  const { entry, isOwn, fault, remove } = useEntry(props);
  if (!isOwn && fault !== 'taken') return <span />;
  return (
    <IconButton
      size={24}
      label={t('remove', { id: entry.id })}
      icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
      onClick={remove}
    />
  );
}
