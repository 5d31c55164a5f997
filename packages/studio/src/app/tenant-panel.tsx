import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useApi } from '../api/api-context.ts';
import { useLogout } from '../features/auth/auth.api.ts';
import { forcedNavigation } from '../ui/leave/forced-navigation.ts';

/** Shows whose data one works on. Its only action is to log out. */
export function TenantPanel() {
  const { t } = useTranslation();
  const { config, session } = useApi();
  const navigate = useNavigate();
  const logout = useLogout();
  const tenantId = session.tenantId() ?? config.tenantId;
  const handleLogout = async (): Promise<void> => {
    await navigate('/', { state: forcedNavigation });
    await logout();
  };
  return (
    <Menu width={220}>
      <Menu.Target>
        <Button
          size="xs"
          className="cw-tenant"
          aria-label={t('tenant.label', { tenantId })}
          leftSection={<span className="cw-tenant-dot" />}
          rightSection={<IconChevronDown size={12} stroke={1.75} />}
        >
          {tenantId}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('tenant.heading')}</Menu.Label>
        <div className="cw-tenant-facts">
          <strong>{tenantId}</strong>
          {config.tenantName === undefined ? null : <span>{config.tenantName}</span>}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={() => void handleLogout()}>
          {t('tenant.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
