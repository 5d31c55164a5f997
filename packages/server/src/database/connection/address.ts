// The address of a PostgreSQL database, which may name several hosts as in libpq: postgres://user@a:5432,b:5432/name. Pure.

const form = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<end>\/.+)$/s;

/** The address of the database on each of its hosts, in order; undefined if it is none. */
export function addressesOf(url: string): readonly string[] | undefined {
  const { start = '', hosts = '', end = '' } = form.exec(url)?.groups ?? {};
  const addresses = hosts.split(',').map((host) => `${start}${host}${end}`);
  const isAddress = (address: string) => {
    const parsed = URL.parse(address);
    return parsed !== null && ['postgres:', 'postgresql:'].includes(parsed.protocol) && parsed.pathname.length > 1;
  };
  const isComplete = addresses.length === 1 || hosts.split(',').every((host) => host !== '');
  return isComplete && addresses.every(isAddress) ? addresses : undefined;
}

/** For messages: without user and password. */
export function toShownAddress(url: string): string {
  const { hosts = '', end = '' } = form.exec(url)?.groups ?? {};
  return `${hosts}${end.replace(/[?#].*$/s, '')}`;
}
