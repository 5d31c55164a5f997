import { Button, Popover } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/api-context.ts';
import { useMay } from '../../api/use-may.ts';
import { AccountMenu, type AccountPart } from '../../features/auth/account/account-menu.tsx';
import { useLogout } from '../../features/auth/auth.api.ts';
import { storeRequestedPage } from '../../features/auth/sign-in/requested-page.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { TenantButton } from './tenant-button.tsx';
import classes from './shell.module.css';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import type { AccountDialogProps } from '../../features/auth/account/account-dialog.tsx';
import type { RetentionDialogProps } from '../../features/usage/retention-dialog.tsx';
import type { RetentionForm } from '../../features/usage/retention-form.ts';
import type { TenantUsageProps } from '../../features/usage/tenant-usage.tsx';

/** Loaded when the tenant panel is first opened. */
const LazyTenantUsage = lazyPart<TenantUsageProps>(
  async () => (await import('../../features/usage/tenant-usage.tsx')).TenantUsage,
  () => null,
  ['usage'],
);

/** Loaded on first use: most visits never need it. */
const LazyAccountDialog = lazyPart<AccountDialogProps>(
  async () => (await import('../../features/auth/account/account-dialog.tsx')).AccountDialog,
  () => null,
  ['account', 'auth'],
);

const LazyRetentionDialog = lazyPart<RetentionDialogProps>(
  async () => (await import('../../features/usage/retention-dialog.tsx')).RetentionDialog,
  () => null,
  ['usage'],
);

export interface TenantPopoverProps {
  readonly tenantId: string;
}

/** Opens on its first render, replacing a plain button that had the focus. */
export function TenantPopover({ tenantId }: TenantPopoverProps) {
  const { t } = useTranslation();
  const { config } = useApi();
  const logout = useLogout();
  const mayManage = useMay('tenant:manage');
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<AccountPart>();
  const [retention, setRetention] = useState<RetentionForm>();
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    setIsOpen(true);
  }, []);
  const handleLogout = (): void =>
    run(async () => {
      await logout();
      // The next sign-in does not return to this page.
      storeRequestedPage('/');
    });
  const openAccount = (chosen: AccountPart): void => {
    setIsOpen(false);
    setPart(chosen);
  };
  const changeRetention = (start: RetentionForm): void => {
    setIsOpen(false);
    setRetention(start);
  };
  const closeDialog = (): void => {
    setPart(undefined);
    setRetention(undefined);
    // The focused element was in the panel, which has closed.
    button.current?.focus();
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-end"
        offset={6}
        shadow="md"
        width={280}
        trapFocus
        returnFocus
        withinPortal={false}
      >
        <Popover.Target>
          <TenantButton ref={button} tenantId={tenantId} onClick={() => setIsOpen(!isOpen)} />
        </Popover.Target>
        <Popover.Dropdown className={classes['tenantPanel']}>
          <div className={classes['tenantFacts']}>
            <span>{t('tenant.heading')}</span>
            <strong>{tenantId}</strong>
            {config.tenantName === undefined || tenantId !== config.tenantId ? null : <span>{config.tenantName}</span>}
          </div>
          <div className={classes['tenantUsage']} data-has-history={mayManage || undefined}>
            <LazyTenantUsage onChangeRetention={changeRetention} />
          </div>
          <AccountMenu onOpen={openAccount} />
          <Button
            variant="subtle"
            size="xs"
            fullWidth
            justify="flex-start"
            loading={isBusy}
            leftSection={<IconLogout size={16} stroke={1.75} />}
            onClick={handleLogout}
          >
            {t('tenant.logOut')}
          </Button>
        </Popover.Dropdown>
      </Popover>
      {part === undefined ? null : <LazyAccountDialog part={part} onClose={closeDialog} />}
      {retention === undefined ? null : <LazyRetentionDialog start={retention} onClose={closeDialog} />}
    </>
  );
}
