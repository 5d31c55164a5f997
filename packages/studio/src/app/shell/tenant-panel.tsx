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

/** Shows whose data one works on and how much of its limits is used, and leads to the user's own account. */
export function TenantPanel() {
  const { config, session } = useApi();
  return <Panel tenantId={useSyncExternalStore(session.subscribe, session.tenantId) ?? config.tenantId} />;
}
