import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '100.128.0.1', '223.255.255.255'])(
  'IPv4 %s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2400:cb00::1'])('IPv6 %s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['this network', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['shared by carriers', '100.64.0.1'],
  ['the metadata of Alibaba Cloud', '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['loopback, another one', '127.255.255.254'],
  ['link-local', '169.254.1.1'],
  ['the metadata of most clouds', '169.254.169.254'],
  ['the host of a machine in Azure', '168.63.129.16'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['the metadata of Oracle Cloud', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['private', '192.168.1.1'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['loopback in the form of IPv6', '::ffff:127.0.0.1'],
  ['loopback in the form of IPv6, in hexadecimal', '::ffff:7f00:1'],
  ['a public address in the form of IPv6', '::ffff:8.8.8.8'],
  ['translated', '64:ff9b::7f00:1'],
  ['translated, local', '64:ff9b:1::1'],
  ['discarded', '100::1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['documentation', '2001:db8::1'],
  ['6to4 of loopback', '2002:7f00:1::1'],
  ['documentation', '3fff::1'],
  ['unique local', 'fc00::1'],
  ['the metadata of AWS', 'fd00:ec2::254'],
  ['the metadata of Google Cloud', 'fd20:ce::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['multicast', 'ff02::1'],
  ['a name', 'localhost'],
  ['a short form', '127.1'],
  ['nothing', ''],
])('%s is not public: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));
