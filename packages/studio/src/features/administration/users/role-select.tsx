import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { roles, type Role } from './user.ts';

interface RoleSelectProps {
  readonly value: Role;
  readonly isFirst?: boolean;
  readonly onChange: (role: Role) => void;
}

/** Describes the selected role below the field. */
export function RoleSelect({ value, isFirst = false, onChange }: RoleSelectProps) {
  const { t } = useTranslation('administration');
  return (
    <Select
      label={t('users.role')}
      description={t(`role.${value}.text`)}
      inputWrapperOrder={['label', 'input', 'description']}
      data={roles.map((role) => ({ value: role, label: t(`role.${role}.name`) }))}
      value={value}
      allowDeselect={false}
      {...(isFirst && { 'data-autofocus': true })}
      onChange={(role) => {
        if (role !== null) onChange(role);
      }}
    />
  );
}
