import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApi } from '../../api/api-context.ts';
import { AccountMenu, type AccountPart } from '../../features/auth/account/account-menu.tsx';
import { useLogout } from '../../features/auth/auth.api.ts';
import { LazyAccountDialog } from '../../features/auth/account/lazy-account-dialog.tsx';
import { LazyTenantUsage } from '../../features/usage/tenant-usage-lazy.tsx';
import { forcedNavigation } from '../../ui/editor/leave/forced-navigation.ts';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './shell.module.css';

/** Shows whose data one works on and how much of its limits is used, and leads to the user's own account. */
export function TenantPanel() {
  const { t } = useTranslation();
  const { config, session } = useApi();
  const navigate = useNavigate();
  const logout = useLogout();
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<AccountPart>();
  const tenantId = useSyncExternalStore(session.subscribe, session.tenantId) ?? config.tenantId;
  const handleLogout = (): void =>
    run(async () => {
      await logout();
      // The root is what is asked for then, so that the next sign-in does not come back to this page.
      await navigate('/', { state: forcedNavigation });
    });
  const openAccount = (chosen: AccountPart): void => {
    setIsOpen(false);
    setPart(chosen);
  };
  const closeAccount = (): void => {
    setPart(undefined);
    // What had the focus was in the panel, which is closed.
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
          <Button
            ref={button}
            size="xs"
            className={classes['tenant']}
            onClick={() => setIsOpen(!isOpen)}
            aria-label={t('tenant.label', { tenantId })}
            leftSection={<span className={classes['tenantDot']} />}
            rightSection={<IconChevronDown size={12} stroke={1.75} />}
          >
            {tenantId}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes['tenantPanel']}>
          <div className={classes['tenantFacts']}>
            <span>{t('tenant.heading')}</span>
            <strong>{tenantId}</strong>
            {config.tenantName === undefined || tenantId !== config.tenantId ? null : <span>{config.tenantName}</span>}
          </div>
          <div className={classes['tenantUsage']}>
            <LazyTenantUsage />
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
      {part === undefined ? null : <LazyAccountDialog part={part} onClose={closeAccount} />}
    </>
  );
}
