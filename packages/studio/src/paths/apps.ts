/** The paths of the app screens; other features link through these. */
export const appListPath = '/apps';

export function appDetailPath(appId: string): string {
  return `${appListPath}/detail/${encodeURIComponent(appId)}`;
}

export function appConfigPath(appId: string): string {
  return `${appListPath}/detail/config/${encodeURIComponent(appId)}`;
}

export const failuresAnchor = 'failures';

/** The list of components that failed on customers' pages. */
export function appFailuresPath(appId: string): string {
  return `${appDetailPath(appId)}#${failuresAnchor}`;
}

/** The URL that opens the app from the studio: a host on this machine uses the studio's port. */
export function appAddress(host: string, { protocol, port }: Pick<Location, 'protocol' | 'port'>): string {
  const isLocal = host.endsWith('.localhost');
  return isLocal ? `${protocol}//${host}${port === '' ? '' : `:${port}`}/` : `https://${host}/`;
}
