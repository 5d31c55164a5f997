import { useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-context.ts';
import { openedPart } from '../../ui/parts/opened-part.tsx';
import { TenantButton } from './tenant-button.tsx';
import type { TenantPopoverProps } from './tenant-popover.tsx';

const Panel = openedPart<TenantPopoverProps>(
  'dialog',
  async () => (await import('./tenant-popover.tsx')).TenantPopover,
  ({ tenantId }, control) => <TenantButton tenantId={tenantId} {...control} />,
);

/** Shows the current tenant and its usage of limits, and links to the user's own account. */
export function TenantPanel() {
  const { config, session } = useApi();
  return <Panel tenantId={useSyncExternalStore(session.subscribe, session.tenantId) ?? config.tenantId} />;
}
