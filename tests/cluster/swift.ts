// An OpenStack Swift with the interface of S3: a store that checks signatures, unlike one of our own.
import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { freePort } from './free-port.ts';
import { until } from './postgres-server.ts';
import { giveToPrograms, type Program, runProgram, startProgram } from './programs.ts';

const kinds = ['account', 'container', 'object'] as const;
const program = (name: string) => `/usr/bin/swift-${name}`;

/** Whether Debian's packages of Swift are installed. */
export function hasSwift(): boolean {
  return ['proxy-server', ...kinds.map((kind) => `${kind}-server`)].every((name) => existsSync(program(name)));
}

export interface SwiftStore {
  readonly url: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  stop(): Promise<void>;
}

const region = 'us-east-1';

/** As swift-ring-builder does, which would be started nine times for this. */
const createRings = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(${JSON.stringify(kinds)}, sys.argv[2:]):
    rings = RingBuilder(4, 1, 0)
    rings.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'disk', 'weight': 1})
    rings.rebalance()
    rings.get_ring().save('%s/%s.ring.gz' % (sys.argv[1], kind))
`;

/** With one disk, which is a folder. It must be on a file system with extended attributes. */
export async function startSwift(folder: string): Promise<SwiftStore> {
  await mkdir(join(folder, 'disks', 'disk'), { recursive: true });
  const secret = randomBytes(16).toString('hex');
  await writeFile(join(folder, 'swift.conf'), `[swift-hash]\nswift_hash_path_suffix = ${secret}\n`);
  giveToPrograms(folder);
  giveToPrograms(join(folder, 'disks'));
  giveToPrograms(join(folder, 'disks', 'disk'));
  const common = [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `swift_dir = ${folder}`,
    `user = ${process.getuid?.() === 0 ? 'nobody' : userInfo().username}`,
    'workers = 0',
  ];
  const started: Program[] = [];
  const stop = async () => {
    await Promise.all(started.map((one) => one.stop('SIGKILL')));
  };
  const start = async (name: string, lines: readonly string[]) => {
    const port = await freePort();
    const path = join(folder, `${name}.conf`);
    await writeFile(path, [...common, `bind_port = ${port}`, ...lines].join('\n'));
    started.push(startProgram(program(`${name}-server`), [path]));
    return port;
  };
  try {
    const ports: number[] = [];
    for (const kind of kinds) {
      const port = await start(kind, [
        `devices = ${folder}/disks`,
        'mount_check = false',
        `recon_cache_path = ${folder}`,
        '[pipeline:main]',
        `pipeline = ${kind}-server`,
        `[app:${kind}-server]`,
        `use = egg:swift#${kind}`,
      ]);
      ports.push(port);
    }
    runProgram('/usr/bin/python3', ['-c', createRings, folder, ...ports.map(String)]);
    const port = await start('proxy', [
      '[pipeline:main]',
      'pipeline = catch_errors cache listing_formats s3api tempauth slo proxy-server',
      '[app:proxy-server]',
      'use = egg:swift#proxy',
      'account_autocreate = true',
      ...['catch_errors', 'listing_formats', 'slo'].flatMap((filter) => [
        `[filter:${filter}]`,
        `use = egg:swift#${filter}`,
      ]),
      '[filter:cache]',
      'use = egg:swift#memcache',
      'memcache_servers = 127.0.0.1:1',
      '[filter:s3api]',
      'use = egg:swift#s3api',
      `location = ${region}`,
      '[filter:tempauth]',
      'use = egg:swift#tempauth',
      `user_coverwright_tester = ${secret} .admin`,
    ]);
    const url = `http://127.0.0.1:${port}`;
    await until('the store answers', async () => (await fetch(`${url}/info`)).status < 500);
    const credentials = { accessKeyId: 'coverwright:tester', secretAccessKey: secret };
    return { url, region, credentials, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
