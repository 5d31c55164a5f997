import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNeverUsed } from '../database/installation.ts';
import { expectSuccess, payloadOf } from '../testing/expect-result.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { inOneTransaction, parseCommand, toWords } from './admin-command.ts';
import { usage } from './admin-usage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const password = 'a password typed in';

/** The output of the command. */
async function run(line: string, typed = password): Promise<string> {
  try {
    const command = parseCommand(line.split(' '));
    const work = await command({
      readPassword: () => Promise.resolve(typed),
      report: () => undefined,
      now: new Date(),
    });
    return (await work(server.database)).message;
  } catch (error) {
    const words = toWords(error);
    if (words === undefined) throw error;
    return words;
  }
}

test('tables are distributed only by a database that has the extension', async () => {
  expect(await run('database distribute run')).toContain('does not have the extension Citus');
  expect(await run('database distribute')).toContain('takes 1 name');
  expect(await run('database distribute now')).toContain('Enter print or run.');
});

async function signIn(tenantId: string) {
  const result = await server.post(
    `query ($tenantId: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: "ada@insurer.example", password: $password) { accessToken }
    }`,
    { tenantId, password },
  );
  return payloadOf(result)['accessToken'];
}

test('arguments that are not UTF-8 are refused', async () => {
  expect(await run('insurer add --tenant acme --name Caf\u{FFFD}')).toContain('not UTF-8');
  expect(await run('user add --tenant acme --email \u{FFFD}@insurer.example')).toContain('not UTF-8');
});

test('a database without demo data is initialized', async () => {
  expect(await server.database.asOwner(isNeverUsed)).toBe(true);
  expect(await run('tenant add a/b')).toContain('letters, digits');
  expect(await server.database.asOwner(isNeverUsed)).toBe(true);
  expect(await run('tenant add acme')).toContain('Added the tenant acme');
  expect(await server.database.asOwner(isNeverUsed)).toBe(false);
  expect(await run('user add --tenant acme --email ada@insurer.example')).toContain('Added the user');
  expect(await run('host add Studio.Acme.Example acme coverStudio')).toContain('studio.acme.example');
  expect(await run('insurer add --tenant acme --name Acme')).toContain('Added the insurer Acme');

  const config = await server.http.inject('/config.json?host=studio.acme.example');
  expect(config.json()).toMatchObject({ tenantId: 'acme', appId: 'coverStudio', environment: 'production' });
  const authorization = `Bearer ${String(await signIn('acme'))}`;
  const result = await server.post('{ insurers { name } }', {}, { authorization });
  expect(expectSuccess(result)).toEqual([{ name: 'Acme' }]);

  expect(await run('host remove STUDIO.acme.example')).toContain(
    'Removed the host studio.acme.example from the tenant acme',
  );
  expect((await server.http.inject('/config.json?host=studio.acme.example')).statusCode).toBe(404);

  expect(await run('user remove --tenant acme --email ADA@insurer.example')).toContain('Removed the user');
  expect((await server.post('{ insurers { name } }', {}, { authorization })).status).toBe(401);
  expect(await signIn('acme')).toBeNull();
});

test('a user has the specified role, and an administrator is the default', async () => {
  const roleOf = async (email: string) =>
    (await server.sql`select role from users where tenant_id = 'roles' and email = ${email}`)[0]?.['role'];
  await run('tenant add roles');
  expect(await run('user add --tenant roles --email ada@roles.example')).toContain('the role administrator');
  expect(await roleOf('ada@roles.example')).toBe('ADMINISTRATOR');
  expect(await run('user add --tenant roles --email bob@roles.example --role product-editor')).toContain(
    'the role product-editor',
  );
  expect(await roleOf('bob@roles.example')).toBe('PRODUCT_EDITOR');
  expect(await run('user set-role --tenant roles --email BOB@roles.example --role viewer')).toContain('role viewer');
  expect(await roleOf('bob@roles.example')).toBe('VIEWER');
  expect(await run('user set-role --tenant roles --email eve@roles.example --role viewer')).toContain('has no user');
  expect(await run('user set-role --tenant roles --email bob@roles.example')).toContain('needs --role');
  expect(await run('user add --tenant roles --email eve@roles.example --role owner')).toContain(
    'The role owner does not exist. Use one of administrator, product-editor, document-editor, approver, viewer, api-client.',
  );
  expect(await roleOf('eve@roles.example')).toBeUndefined();
});

test('the limits of a tenant are shown, set, and reset to the defaults', async () => {
  await run('tenant add hooli');
  expect(await run('tenant limits hooli')).toMatch(
    /^Limits of the tenant hooli:\n {2}fileBytes +10 GB +0 bytes used +default\n.*records +1,000,000 +1 used +default/s,
  );
  const set = await run('tenant limits hooli fileBytes=20GB records=2 mailsPerDay=5');
  expect(set).toMatch(/fileBytes +20 GB .* set\n.*records +2 +1 used +set\n.*mailsPerDay +5 +0 used today +set/s);
  expect(await run('tenant limits hooli')).toBe(set.replace('New limits', 'Limits'));
  expect(await run('insurer add --tenant hooli --name One')).toContain('Added the insurer');
  expect(await run('tenant limits hooli records=default fileBytes=default')).toMatch(
    /fileBytes +10 GB .*default\n.*records +1,000,000 +2 used +default\n.*mailsPerDay +5 .*set/s,
  );
});

describe('impossible commands are reported with an explanation, and change nothing', () => {
  beforeAll(async () => {
    await run('tenant add globex');
    await run('tenant add umbrella');
    await run('user add --tenant globex --email bob@insurer.example');
    await run('host add studio.globex.example globex coverStudio');
  });

  test.each([
    ['tenant add globex', 'already exists'],
    ['tenant add a/b', 'letters, digits'],
    ['user add --tenant nobody --email a@b.example', 'The tenant nobody does not exist.'],
    ['user add --tenant globex --email BOB@insurer.example', 'already'],
    ['user add --tenant globex --email nonsense', 'not an email address'],
    ['user remove --tenant globex --email x@y.example', 'no user'],
    ['host add Studio.Globex.example globex coverStudio', 'studio.globex.example already belongs to globex.'],
    [
      'host add https://b.example/studio globex coverStudio',
      'Enter the name alone, without http:// and without a path.',
    ],
    ['host add studio.globex.example umbrella coverStudio', 'cannot be used'],
    ['host add localhost globex coverStudio', 'cannot be used'],
    ['host remove studio.nobody.example', 'no host studio.nobody.example'],
    [
      'host add a.example globex studio',
      'The app studio does not exist. Use one of coverStudio, admin_portal, covergo_crm',
    ],
    ['host add a.example nobody coverStudio', 'The tenant nobody does not exist.'],
    ['insurer add --tenant nobody --name X', 'The tenant nobody does not exist.'],
    ['tenant limits nobody', 'The tenant nobody does not exist.'],
    ['tenant limits globex fileBytes=much', 'such as 20GB'],
    ['tenant limits globex records=5 bytes=1', 'There is no limit bytes'],
    ['import policies nowhere.ndjson --tenant globex', 'cannot be read'],
  ])('%s', async (line, words) => {
    const output = await run(line);
    expect(output).toContain(words);
    expect(output).not.toContain('Usage:');
  });

  test('a password that is too short or easy to guess', async () => {
    expect(await run('user add --tenant globex --email eve@insurer.example', 'short')).toContain('12 to 128');
    expect(await run('user add --tenant globex --email eve@insurer.example', 'Password2026!')).toContain(
      'This is a common password',
    );
    expect(await run('user add --tenant globex --email eve.moneypenny@insurer.example', 'moneypenny007')).toContain(
      'the name of the account',
    );
    expect(await run('user remove --tenant globex --email eve@insurer.example')).toContain('no user');
  });
});

test('a command runs in the transaction that marks the database as used', async () => {
  const fresh = await startTestServer();
  const work = inOneTransaction(async (transaction) => String(await isNeverUsed(transaction)));
  expect(await work(fresh.database)).toEqual({ message: 'false', isWhole: true });
  await fresh.close();
});

test.each([
  ['', 'There is no command'],
  ['tenant', 'There is no command tenant'],
  ['tenant remove x', 'There is no command tenant remove x'],
  ['user --what t', '--what'],
  ['import everything file.ndjson --tenant t', 'There is no command import everything'],
])('"%s" shows the usage of all commands', async (line, words) => {
  const output = await run(line);
  expect(output).toContain(words);
  expect(output).toContain(usage);
});

test.each([
  ['tenant add', 'tenant add takes 1 name, not 0.', 'tenant add NAME'],
  ['tenant add a b', 'tenant add takes 1 name, not 2.', 'tenant add NAME'],
  ['tenant limits', 'tenant limits takes at least 1 name, not 0.', 'tenant limits T [LIMIT=VALUE …]'],
  ['host add a.example', 'host add takes 3 names, not 1.', 'host add HOST TENANT APP'],
  ['mail failed now', 'mail failed takes 0 names, not 1.', 'mail failed'],
  ['tenant require-second-factor acme yes', 'Enter on or off', 'tenant require-second-factor NAME on|off'],
  ['user add --tenant t', 'needs --email', 'user add --tenant T --email E'],
  ['user add --tenant t --email', '--email', 'user add --tenant T --email E'],
  ['user add --tenant t --email e --name n', 'does not accept --name', 'user add --tenant T --email E'],
  ['user add --what t', '--what', 'user add --tenant T --email E'],
  ['import policies file.ndjson', 'needs --tenant', 'import policies FILE.ndjson --tenant T'],
  ['import transactions file.ndjson', 'needs --tenant', 'import transactions FILE.ndjson --tenant T'],
])('"%s" shows only the usage of that command', async (line, words, form) => {
  const output = await run(line);
  expect(output).toContain(words);
  const [, shown = ''] = output.split('\n\n');
  expect(shown).toContain(`Usage: npm run admin -- ${form}`);
  expect(shown.split('\n').length).toBeLessThan(3);
  expect(output).not.toContain('The database is that of');
});
