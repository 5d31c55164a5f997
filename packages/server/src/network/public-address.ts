// Addresses of the public Internet. Any other address may lead to this machine, its neighbours or the metadata
// service of a cloud, and must not be connected to on behalf of a tenant.
import { createNetworkMatcher, type Network, parseNetwork } from './networks.ts';

/** Special-purpose networks of the IANA registries (RFC 6890 and its updates). */
const reservedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local: the metadata service of most clouds is at 169.254.169.254.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved and broadcast.
  '224.0.0.0/3',
  // A public address that leads to the host of a virtual machine in Azure.
  '168.63.129.16',
];

/** In IPv6, only 2000::/3 is public, except for what is embedded or reserved in it. */
const publicIpv6 = ['2000::/3'];
const reservedIpv6 = [
  // Special purposes, including Teredo.
  '2001::/23',
  '2001:db8::/32',
  // 6to4: an IPv4 address embedded in an IPv6 one.
  '2002::/16',
  '3fff::/20',
];

const isReserved = createNetworkMatcher([...reservedIpv4, ...reservedIpv6].map(toNetwork));
const isPublicIpv6 = createNetworkMatcher(publicIpv6.map(toNetwork));

/** IPv4 addresses in IPv6 form (::ffff:192.0.2.1, 64:ff9b::192.0.2.1) are never public. */
export function isPublicAddress(address: string): boolean {
  if (isReserved(address)) return false;
  return address.includes(':') ? isPublicIpv6(address) : /^\d+(\.\d+){3}$/.test(address);
}

function toNetwork(text: string): Network {
  const network = parseNetwork(text);
  if (network === undefined) throw new Error(`${text} is not a network.`);
  return network;
}
