// IP addresses and networks. Pure: parses and compares, without connecting.
import { BlockList, isIP } from 'node:net';

/** One address, or all addresses with the same prefix (CIDR). */
export interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefixBits: number;
}

export const loopbackNetworks: readonly Network[] = [
  { address: '127.0.0.0', family: 'ipv4', prefixBits: 8 },
  { address: '::1', family: 'ipv6', prefixBits: 128 },
];

/** The addresses that programs on this machine usually use; the rest of 127.0.0.0/8 is rarely used. */
export const thisMachine: readonly Network[] = [
  { address: '127.0.0.1', family: 'ipv4', prefixBits: 32 },
  { address: '::1', family: 'ipv6', prefixBits: 128 },
];

/** Parses a text such as 10.0.0.0/8, fd00::/8 or 192.0.2.7; undefined if it is not a network. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = familyOf(address);
  if (family === undefined || rest.length > 0) return undefined;
  const bitsMax = family === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return { address, family, prefixBits: bitsMax };
  const prefixBits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || prefixBits > bitsMax) return undefined;
  return { address, family, prefixBits };
}

/**
 * Returns a function that checks whether an address is in one of the networks, including IPv4 addresses in IPv6
 * form.
 */
export function createNetworkMatcher(networks: readonly Network[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, family, prefixBits } of networks) list.addSubnet(address, prefixBits, family);
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

/** Whether the address belongs to the local machine. */
export const isLoopbackAddress = createNetworkMatcher(loopbackNetworks);

function familyOf(address: string): Network['family'] | undefined {
  // A zone (fe80::1%eth0) only has a meaning on one machine.
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** Normalizes an IPv6 address to its /64, since its owner usually controls all of it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const [start, end] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = tail === undefined ? start : [...start, ...zeros, ...end];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function groupsOf(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(':');
}
