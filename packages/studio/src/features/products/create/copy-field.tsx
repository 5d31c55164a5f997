import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './product-form.module.css';

interface CopyFieldProps {
  readonly className: string | undefined;
  /** The highest first. */
  readonly versions: readonly string[];
  readonly isOn: boolean;
  readonly version: string;
  readonly error: string | undefined;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (version: string) => void;
}

/** Whether a new version starts as a copy of another one, and of which. */
export function CopyField({ className, versions, isOn, version, error, onSwitch, onChange }: CopyFieldProps) {
  const { t } = useTranslation('products');
  const nameOf = (one: string) => one || t('noVersion');
  // By place, because a version may be empty, and an empty value chooses nothing.
  const options = versions.map((one, index) => ({ value: String(index), label: nameOf(one) }));
  return (
    <div className={className}>
      <Switch
        classNames={{
          root: classes['switch'] ?? '',
          body: classes['switchBody'] ?? '',
          label: classes['switchLabel'] ?? '',
        }}
        labelPosition="left"
        label={t('form.copy', { version: nameOf(version) })}
        description={t('form.copyHint')}
        checked={isOn}
        error={versions.length === 1 ? error : undefined}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      {isOn && versions.length > 1 ? (
        <Select
          w={200}
          label={t('form.copyVersion')}
          data={options}
          value={String(versions.indexOf(version))}
          error={error}
          onChange={(index) => onChange(versions[Number(index)] ?? version)}
        />
      ) : null}
    </div>
  );
}
