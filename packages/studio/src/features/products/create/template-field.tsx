import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isTemplateChoice, templateChoices, type TemplateChoice } from './template-choice.ts';
import classes from './template-field.module.css';

interface TemplateFieldProps {
  readonly className: string | undefined;
  readonly template: TemplateChoice;
  readonly error: string | undefined;
  readonly onChange: (template: TemplateChoice) => void;
}

/** What a new product begins with, each choice with a sentence. */
export function TemplateField({ className, template, error, onChange }: TemplateFieldProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'template' });
  return (
    <Select
      className={className ?? ''}
      label={t('label')}
      description={t(`${template}.text`)}
      data={templateChoices.map((value) => ({ value, label: t(`${value}.name`) }))}
      value={template}
      error={error}
      allowDeselect={false}
      maxDropdownHeight={320}
      renderOption={({ option: { value, label } }) => (
        <span className={classes['choice']}>
          <span>{label}</span>
          {isTemplateChoice(value) ? <span className={classes['text']}>{t(`${value}.text`)}</span> : null}
        </span>
      )}
      onChange={(value) => {
        if (value !== null && isTemplateChoice(value)) onChange(value);
      }}
    />
  );
}
