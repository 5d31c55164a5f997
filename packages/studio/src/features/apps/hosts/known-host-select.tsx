/** Selects one of the hosts that the tenant has; other hosts are added by administrators. */
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantHosts } from '../apps.api.ts';

interface KnownHostSelectProps {
  readonly label: ReactNode;
  readonly error: ReactNode;
  /** The hosts that the app already has. */
  readonly except?: readonly string[];
  readonly value: string;
  readonly onChange: (host: string) => void;
}

export function KnownHostSelect({ label, error, except = [], value, onChange }: KnownHostSelectProps) {
  const { t } = useTranslation('apps');
  const hosts = useTenantHosts();
  // The server refuses the host at which the studio is used.
  const data = hosts?.filter((host) => !except.includes(host) && host !== window.location.hostname);
  return (
    <Select
      label={label}
      error={error}
      description={error ? undefined : t(data?.length === 0 ? 'hosts.noneKnown' : 'hosts.knownHint')}
      data={data ?? []}
      disabled={data === undefined || data.length === 0}
      searchable
      clearable
      limit={100}
      value={value === '' ? null : value}
      onChange={(host) => onChange(host ?? '')}
    />
  );
}
