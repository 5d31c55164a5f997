import { TextInput } from '@mantine/core';
import { isUsableValue } from '@coverwright/app-runtime/theme-variables';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/forms/segments.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddEntry } from './add-entry.tsx';
import { contrast, gradeContrast, toHexColor } from './contrast.ts';
import { EntryId, EntryName, EntryValue, RemoveEntry, useEntry, type EntryFieldsProps } from './entry-fields.tsx';
import type { EditedTheme } from './theme-form.ts';
import classes from './theme-dialog.module.css';
import blocks from '../../../ui/layout/blocks.module.css';

interface ColorsTabProps {
  readonly form: EditedTheme;
  readonly onChange: (form: EditedTheme) => void;
  readonly isDark: boolean;
  readonly onDark: (isDark: boolean) => void;
}

export function ColorsTab({ form, onChange, isDark, onDark }: ColorsTabProps) {
  const { t } = useTranslation('theme');
  return (
    <>
      <div className={classes['bar']}>
        <Segments
          label={t('scheme.label')}
          choices={[
            { value: 'light', label: t('scheme.light') },
            { value: 'dark', label: t('scheme.dark') },
          ]}
          value={isDark ? 'dark' : 'light'}
          onChange={(scheme) => onDark(scheme === 'dark')}
        />
      </div>
      <p className={blocks['small']}>{t(isDark ? 'scheme.darkHint' : 'scheme.lightHint')}</p>
      <ul className={classes['entries']}>
        {form.colors.map((color, at) => (
          <li key={at} className={classes['color']}>
            {isDark ? (
              <DarkColor {...{ form, at, onChange }} part="colors" />
            ) : (
              <LightColor {...{ form, at, onChange }} part="colors" />
            )}
          </li>
        ))}
      </ul>
      {isDark ? null : <AddEntry part="colors" form={form} onChange={onChange} />}
    </>
  );
}

function LightColor(props: EntryFieldsProps) {
  const { entry, set } = useEntry(props);
  return (
    <>
      <ColorPicker id={entry.id} value={entry.value} onPick={(value) => set({ value })} />
      <EntryId {...props} />
      <EntryName {...props} />
      <EntryValue {...props} />
      <Contrast value={entry.value} valueOf={(id) => props.form.colors.find((one) => one.id === id)?.value} />
      <RemoveEntry {...props} />
    </>
  );
}

/** The value of a colour in dark mode; without one, the light value applies. */
function DarkColor(props: EntryFieldsProps) {
  const { t } = useTranslation('theme');
  const { form, onChange } = props;
  const { entry } = useEntry(props);
  const own = form.dark[entry.id];
  const value = own ?? entry.value;
  const set = (next: string) => onChange({ ...form, dark: { ...form.dark, [entry.id]: next } });
  const reset = () => {
    const { [entry.id]: _, ...others } = form.dark;
    onChange({ ...form, dark: others });
  };
  return (
    <>
      <ColorPicker id={entry.id} value={value} onPick={set} />
      <code className={classes['id']}>{entry.id}</code>
      <span className={classes['nameOnly']}>{entry.name}</span>
      <TextInput
        size="xs"
        aria-label={t('field.darkOf', { id: entry.id })}
        placeholder={entry.value}
        value={own ?? ''}
        error={own !== undefined && !isUsableValue(own) ? t('fault.value') : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => (event.currentTarget.value === '' ? reset() : set(event.currentTarget.value))}
      />
      <Contrast value={value} valueOf={(id) => form.dark[id] ?? form.colors.find((one) => one.id === id)?.value} />
      {own === undefined ? (
        <span />
      ) : (
        <IconButton
          size={24}
          label={t('resetDark', { id: entry.id })}
          icon={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
          onClick={reset}
        />
      )}
    </>
  );
}

interface ColorPickerProps {
  readonly id: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
}

/** The browser's own colour picker, which reports every colour during a drag. */
function ColorPicker({ id, value, onPick }: ColorPickerProps) {
  const { t } = useTranslation('theme');
  const hex = toHexColor(value);
  return (
    <span className={classes['picker']}>
      <span className={classes['swatch']} style={{ background: value }} aria-hidden />
      {hex === undefined ? null : (
        <input
          type="color"
          aria-label={t('pick', { id })}
          value={hex}
          onChange={(event) => onPick(event.currentTarget.value)}
        />
      )}
    </span>
  );
}

interface ContrastProps {
  readonly value: string;
  readonly valueOf: (id: string) => string | undefined;
}

/** Contrast against white and black, since either may be the page or the text. */
function Contrast({ value, valueOf }: ContrastProps) {
  const { t } = useTranslation('theme');
  return (
    <span className={classes['contrasts']}>
      {(['cWhite', 'cBlack'] as const).map((ground) => {
        const ratio = contrast(value, valueOf(ground) ?? '');
        if (ratio === undefined) return null;
        const grade = gradeContrast(ratio);
        const text = t('contrast.with', { ground, ratio: ratio.toFixed(1), grade: t(`contrast.${grade}`) });
        return (
          <span key={ground} className={classes['contrast']} data-grade={grade} title={text}>
            <span aria-hidden className={classes['sample']} style={{ background: valueOf(ground), color: value }}>
              A
            </span>
            <span aria-hidden>{ratio.toFixed(1)}</span>
            <span className="cw-visually-hidden">{text}</span>
          </span>
        );
      })}
    </span>
  );
}
