import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { useConverted } from '../../../ui/forms/use-converted.ts';
import { toPascalCase } from '@coverwright/insurance/identifiers';
import type { AppPage, PageFault, PageTextField } from './app-pages.ts';
import page from './pages-dialog.module.css';

interface PageFormProps {
  readonly page: AppPage;
  readonly faults: Partial<Record<PageTextField, PageFault>>;
  /** The messages of the problems reported by the server. */
  readonly refusals: Partial<Record<PageTextField, string>>;
  /** The page has just been added. */
  readonly isNew: boolean;
  /** Shows errors even in fields that have not been visited yet. */
  readonly showsAll: boolean;
  readonly components: readonly string[];
  readonly onChange: (changes: Partial<AppPage>) => void;
}

export function PageForm({ page: { path, name, component, redirect, meta, props }, ...form }: PageFormProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const { faults, refusals, isNew, showsAll, components, onChange } = form;
  const [touched, setTouched] = useState<ReadonlySet<PageTextField>>(new Set());
  const field = (key: PageTextField) => {
    const fault = showsAll || touched.has(key) ? faults[key] : undefined;
    return {
      error: fault ? (fault === 'required' ? t('widgets:required') : t(`pages.fault.${fault}`)) : refusals[key],
      onBlur: () => setTouched((others) => new Set([...others, key])),
      onChange: (event: { currentTarget: { value: string } }) => onChange({ [key]: event.currentTarget.value }),
      autoComplete: 'off',
    };
  };
  const nameField = field('name');
  const { onLeave, noteAt } = useConverted(toPascalCase);
  const { onChange: _typed, autoComplete: _auto, ...componentField } = field('component');
  return (
    <div className={page['form']}>
      <TextInput {...field('path')} label={t('pages.path')} value={path} autoFocus={isNew} spellCheck={false} />
      <TextInput
        {...nameField}
        label={t('pages.name')}
        description={nameField.error === undefined ? noteAt(name) : undefined}
        value={name}
        onBlur={() => {
          nameField.onBlur();
          const converted = onLeave(name);
          if (converted !== name) onChange({ name: converted });
        }}
      />
      <Autocomplete
        {...componentField}
        label={t('pages.component')}
        data={[...components]}
        limit={50}
        value={component}
        onChange={(value) => onChange({ component: value })}
      />
      <TextInput
        {...field('redirect')}
        label={<OptionalLabel>{t('pages.redirect')}</OptionalLabel>}
        value={redirect}
        spellCheck={false}
      />
      <Textarea
        {...field('meta')}
        label={<OptionalLabel>{t('pages.meta')}</OptionalLabel>}
        description={field('meta').error === undefined ? t('pages.jsonHint') : undefined}
        autosize
        maxRows={6}
        value={meta}
        spellCheck={false}
      />
      <Textarea
        {...field('props')}
        label={<OptionalLabel>{t('pages.props')}</OptionalLabel>}
        description={field('props').error === undefined ? t('pages.jsonHint') : undefined}
        autosize
        maxRows={6}
        value={props}
        spellCheck={false}
      />
    </div>
  );
}
