/** The form that adds a host to an app. Pure. */
import { toKebabCase } from '@coverwright/insurance/identifiers';

/** Hosts below this domain resolve to this machine and need no proof of ownership. */
export const testDomain = 'localhost';

export interface HostForm {
  /** A subdomain of the test domain, or one of the tenant's proven hosts. */
  readonly domain: 'test' | 'own';
  readonly subdomain: string;
  readonly host: string;
}

export const emptyHostForm: HostForm = { domain: 'test', subdomain: '', host: '' };

export function toHost({ domain, subdomain, host }: HostForm): string {
  return domain === 'test' ? `${toKebabCase(subdomain)}.${testDomain}` : host.trim().toLowerCase();
}

/** The required field that is empty. */
export function missingHostField({ domain, subdomain, host }: HostForm): 'subdomain' | 'host' | undefined {
  if (domain === 'own') return host.trim() === '' ? 'host' : undefined;
  return toKebabCase(subdomain) === '' ? 'subdomain' : undefined;
}
