import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';

function problemsOf(environment: Environment): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message.split('\n- ').slice(1);
  }
  return [];
}

describe('readConfig', () => {
  test('requires nothing: the embedded database on a loopback address', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://127.0.0.1:4000',
      databaseUrl: undefined,
      demoData: undefined,
      logLevel: 'info',
    });
  });

  test('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO_DATA: '' })).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
    });
  });

  test('reports all problems together, each with its variable and what to set', () => {
    const problems = problemsOf({
      HOST: 'not a host',
      PORT: '99999',
      PUBLIC_URL: 'studio',
      DATABASE_URL: 'mysql://secret@db/x',
      DATABASE_DIRECT_URL: 'postgres://secret@db:5432,/x',
      FILES_URL: 'bucket',
      SMTP_URL: 'mail.example.com',
      AUTH_SECRET: 'short',
      DEMO_DATA: 'yes',
      LOG_LEVEL: 'loud',
      DATABASE_POOL_SIZE: '0',
      STOP_DELAY: '-1',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy.example.com',
      METRICS_TOKEN: 'two words',
    });
    expect(new Set(problems.map((problem) => problem.split(' ')[0]))).toEqual(
      new Set([
        'AUTH_SECRET',
        'DATABASE_DIRECT_URL',
        'DATABASE_POOL_SIZE',
        'DATABASE_URL',
        'DEMO_DATA',
        'FILES_URL',
        'HOST',
        'LOG_LEVEL',
        'METRICS_TOKEN',
        'PORT',
        'PUBLIC_URL',
        'SMTP_URL',
        'STOP_DELAY',
        'TRUSTED_PROXIES',
      ]),
    );
    expect(problems.join()).not.toMatch(/secret@db|two words/);
    expect(problems.join()).toContain('contains "proxy.example.com"');
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'studio.example.com'])('asks for PUBLIC_URL when HOST is %s', (host) => {
    expect(problemsOf({ HOST: host }).join()).toContain('PUBLIC_URL is missing');
    expect(problemsOf({ HOST: host, PUBLIC_URL: 'https://studio.example.com/' })).toEqual([]);
  });

  test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])('takes %s as this machine', (host) => {
    expect(problemsOf({ HOST: host })).toEqual([]);
  });

  test('writes an IPv6 address in brackets into the public address', () => {
    expect(readConfig({ HOST: '::1', PORT: '4001' }).publicUrl).toBe('http://[::1]:4001');
  });

  test('requires AUTH_SECRET with DATABASE_URL, since all instances need the same', () => {
    const DATABASE_URL = 'postgres://user:password@db.example.com/coverwright';
    expect(problemsOf({ DATABASE_URL }).join()).toContain('AUTH_SECRET is missing');
    expect(problemsOf({ DATABASE_URL, AUTH_SECRET: 'x'.repeat(32) })).toEqual([]);
  });

  test('needs DATABASE_URL with DATABASE_DIRECT_URL', () => {
    const problems = problemsOf({ DATABASE_DIRECT_URL: 'postgres://user@db.example.com/coverwright' });
    expect(problems.join()).toContain('DATABASE_DIRECT_URL needs DATABASE_URL');
  });

  test('gives load balancers time before a stop, if others can reach HOST', () => {
    expect(readConfig({}).stopDelaySeconds).toBe(0);
    expect(readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://x.example' }).stopDelaySeconds).toBe(5);
    expect(readConfig({ STOP_DELAY: '20' }).stopDelaySeconds).toBe(20);
  });

  test('trusts no forwarding headers unless configured', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: '192.0.2.7,10.0.0.0/8, fd00::/8' }).trustedProxies).toEqual([
      { address: '192.0.2.7', family: 'ipv4', prefixBits: 32 },
      { address: '10.0.0.0', family: 'ipv4', prefixBits: 8 },
      { address: 'fd00::', family: 'ipv6', prefixBits: 8 },
    ]);
  });

  test.each(['10.0.0.0/33', '10.0.0.0/-1', '10.0.0/8', 'fd00::/129', 'fe80::1%eth0', '1.2.3.4/8/8', '*', '10.0.0.1,,'])(
    'refuses %s as trusted proxies',
    (value) => {
      expect(problemsOf({ TRUSTED_PROXIES: value })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES contains "/)]);
    },
  );

  test('accepts an archive of the embedded database, in a folder outside of its own', () => {
    expect(readConfig({ DATA_DIR: '/srv/data', ARCHIVE_DIR: '/srv/data-archive/' }).archiveDir).toBe(
      '/srv/data-archive',
    );
    for (const folder of ['archive', '../archive', '/srv/a\nb'])
      expect(problemsOf({ ARCHIVE_DIR: folder })[0]).toContain('has to be the absolute path of a folder');
    for (const folder of ['/srv/data', '/srv/data/archive', '/srv/data/..archive'])
      expect(problemsOf({ DATA_DIR: '/srv/data', ARCHIVE_DIR: folder })[0]).toContain('in DATA_DIR');
    const external = { DATABASE_URL: 'postgres://db/x', AUTH_SECRET: 'x'.repeat(32), ARCHIVE_DIR: '/srv/archive' };
    expect(problemsOf(external)[0]).toMatch(/^ARCHIVE_DIR is for the embedded database only[.] .*pgBackRest/);
  });
});
