import { inputTypes } from '@coverwright/insurance/input';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { withoutSpaces } from '../form/declaration.ts';
import type { DetailFields } from './detail-fields.ts';

interface IdentityFieldsProps extends DetailFields {
  /** It belongs to the entries of a list. */
  readonly isEntry: boolean;
}

export function IdentityFields({ input, change, errorOf, isEntry }: IdentityFieldsProps) {
  const { t } = useTranslation('inputs');
  const { path, type, isPersonal } = input;
  return (
    <>
      <TextInput
        label={t('column.path')}
        description={t(isEntry ? 'field.entryPathHint' : 'field.pathHint')}
        error={errorOf('path')}
        autoComplete="off"
        spellCheck={false}
        value={path}
        onChange={({ currentTarget }) => change({ path: currentTarget.value })}
      />
      {errorOf('path') !== undefined && /\s/u.test(path) ? (
        <div>
          <Button size="xs" onClick={() => change({ path: withoutSpaces(path) })}>
            {t('use', { path: withoutSpaces(path) })}
          </Button>
        </div>
      ) : null}
      <Select
        label={t('column.type')}
        data={inputTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        allowDeselect={false}
        value={type}
        onChange={(value) => change({ type: inputTypes.find((one) => one === value) ?? type })}
      />
      <CheckBox
        label={t('personal')}
        description={t('field.personalHint')}
        checked={isPersonal}
        onChange={({ currentTarget }) => change({ isPersonal: currentTarget.checked })}
      />
    </>
  );
}
