import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './shell.module.css';

type TenantButtonProps = ButtonProps & ComponentPropsWithRef<'button'> & { readonly tenantId: string };

export function TenantButton({ tenantId, ...button }: TenantButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      {...button}
      size="xs"
      className={classes['tenant'] ?? ''}
      aria-label={t('tenant.label', { tenantId })}
      leftSection={<span className={classes['tenantDot']} />}
      rightSection={<IconChevronDown size={12} stroke={1.75} />}
    >
      {tenantId}
    </Button>
  );
}
