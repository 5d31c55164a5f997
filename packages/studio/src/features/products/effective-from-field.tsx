import { useTranslation } from 'react-i18next';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { OptionalLabel } from '../../ui/forms/optional-label.tsx';

interface EffectiveFromFieldProps {
  /** The state of the field in its form. */
  readonly field: Pick<React.ComponentProps<typeof DateInput>, 'error' | 'onBlur'>;
  readonly value: string;
  readonly className?: string | undefined;
  readonly onChange: (effectiveFrom: string) => void;
}

export function EffectiveFromField({ field, value, className, onChange }: EffectiveFromFieldProps) {
  const { t } = useTranslation('productPage');
  return (
    <DateInput
      {...field}
      {...(className !== undefined && { className })}
      type="date"
      label={<OptionalLabel>{t('effective.label')}</OptionalLabel>}
      description={t('effective.hint')}
      value={value}
      onChange={onChange}
    />
  );
}
