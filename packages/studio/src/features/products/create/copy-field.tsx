import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SwitchLine } from './switch-line.tsx';

interface CopyFieldProps {
  readonly className: string | undefined;
  /** The highest version first. */
  readonly versions: readonly string[];
  readonly isOn: boolean;
  readonly version: string;
  readonly error: string | undefined;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onChange: (version: string) => void;
}

/** Whether a new version starts as a copy of another one, and which one. */
export function CopyField({ className, versions, isOn, version, error, onSwitch, onChange }: CopyFieldProps) {
  const { t } = useTranslation('products');
  const nameOf = (one: string) => one || t('noVersion');
  // Options are identified by index, because a version may be empty, and an empty value means no selection.
  const options = versions.map((one, index) => ({ value: String(index), label: nameOf(one) }));
  return (
    <div className={className}>
      <SwitchLine
        label={t('form.copy', { version: nameOf(version) })}
        description={t('form.copyHint')}
        isOn={isOn}
        error={versions.length === 1 ? error : undefined}
        onSwitch={onSwitch}
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
