// The commands of `npm run admin -- …`. Receives the database; admin.ts opens it and prints the outcome.
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { databaseMessageOf } from '../database/failed-query.ts';
import { markUsed } from '../database/installation.ts';
import { throwIfAny, UserError } from '../errors/user-error.ts';
import {
  createAccount,
  deleteAccount,
  resetSecondFactor,
  setRole,
} from '../features/auth/accounts/accounts.service.ts';
import { validateClientId } from '../features/auth/sign-in/client-ids.ts';
import { applyRequirement } from '../features/auth/second-factor/second-factor.service.ts';
import { createInsurer } from '../features/insurers/insurers.service.ts';
import type { ImportedThing } from '../features/import/import.service.ts';
import { listMailsGivenUp, retryMail } from '../features/mail/mail.service.ts';
import { allowSender, describeSenders, removeSender } from '../features/mail/sending/senders.service.ts';
import { addHostByOperator, removeHost } from '../features/tenants/hosts.service.ts';
import { createTenant, requireTenant } from '../features/tenants/tenants.service.ts';
import { describeLimits, setLimits } from '../features/usage/usage.service.ts';
import { type Role, roles } from '../request/rights.ts';
import { distributeDatabase } from './distribute-database.ts';
import { importFile, openImportFile } from './import-file.ts';
import { UsageError } from './admin-usage.ts';

export interface CommandParts {
  readonly readPassword: () => Promise<string>;
  /** Receives the progress of a long command, one line at a time. */
  readonly report: (words: string) => void;
  readonly now: Date;
}

/** Reads or opens everything it needs before accessing the database. */
export type AdminCommand = (parts: CommandParts) => Promise<AdminWork>;

/** The work on the database, which from then on counts as used: it gets no demo data. */
export type AdminWork = (database: Database) => Promise<AdminOutcome>;

export interface AdminOutcome {
  /** A description of what was done. */
  readonly message: string;
  /** False if part of the request could not be done. */
  readonly isWhole: boolean;
}

export function parseCommand(args: readonly string[]): AdminCommand {
  // Node has replaced the bytes that are not UTF-8.
  if (args.some((one) => one.includes('\u{FFFD}')))
    throw new UsageError('An argument is not UTF-8. Set the locale of the terminal to one with UTF-8.');
  const { positionals, values } = parse(args);
  const [subject, verb, ...names] = positionals;
  const name = `${subject ?? ''} ${verb ?? ''}`;
  const command = commands[name];
  if (command === undefined)
    throw new UsageError(subject === undefined ? 'Name a command.' : `There is no command ${positionals.join(' ')}.`);
  const { positions, options } = command;
  if (names.length < positions || (names.length > positions && !command.takesMore))
    throw new UsageError(`${name} takes ${describePositions(command)}, not ${names.length}.`, name);
  for (const option of ['tenant', 'email', 'name', 'role'] as const) {
    const isGiven = values[option] !== undefined && values[option] !== '';
    if (options.includes(option) && !isGiven && option !== command.optional)
      throw new UsageError(`${name} needs --${option}.`, name);
    if (!options.includes(option) && isGiven) throw new UsageError(`${name} does not accept --${option}.`, name);
  }
  return command.toCommand(names, { tenant: '', email: '', name: '', role: '', ...values });
}

/** Runs the work in one transaction; the work returns a description of what it did. */
export function inOneTransaction(work: (transaction: Transaction) => Promise<string>): AdminWork {
  return (database) =>
    database.asOwner(async (transaction) => {
      // First, so that it is serialized with a starting server.
      await markUsed(transaction);
      return { message: await work(transaction), isWhole: true };
    });
}

/** The same for an existing tenant. */
function inTransactionOf(tenantId: string, work: (transaction: Transaction) => Promise<string>): AdminWork {
  return inOneTransaction(async (transaction) => {
    await requireTenant(tenantId, transaction);
    return work(transaction);
  });
}

function parse(args: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { tenant: option, email: option, name: option, role: option },
    });
  } catch (error) {
    const name = args.slice(0, 2).join(' ');
    throw new UsageError(error instanceof Error ? error.message : String(error), name in commands ? name : undefined);
  }
}

function describePositions({ positions, takesMore = false }: CommandForm): string {
  const names = positions === 1 ? '1 name' : `${positions} names`;
  return takesMore ? `at least ${names}` : names;
}

type OptionName = 'tenant' | 'email' | 'name' | 'role';

interface CommandForm {
  /** The number of names after the command. */
  readonly positions: number;
  /** Whether further names may follow. */
  readonly takesMore?: boolean;
  readonly options: readonly OptionName[];
  /** The option among these that may be omitted. */
  readonly optional?: OptionName;
  toCommand(names: readonly string[], options: Readonly<Record<OptionName, string>>): AdminCommand;
}

const commands: Readonly<Record<string, CommandForm>> = {
  'tenant add': {
    positions: 1,
    options: [],
    toCommand:
      ([name = '']) =>
      async () =>
        inOneTransaction(async (transaction) => {
          await createTenant({ tenantId: name, name }, transaction);
          return `Added the tenant ${name}. Next: npm run admin -- user add --tenant ${name} --email …`;
        }),
  },
  'tenant limits': {
    positions: 1,
    takesMore: true,
    options: [],
    toCommand:
      ([tenantId = '', ...settings]) =>
      async ({ now }) =>
        inTransactionOf(tenantId, async (transaction) => {
          await setLimits(tenantId, settings, transaction);
          const title = settings.length > 0 ? 'New limits' : 'Limits';
          return `${title} of the tenant ${tenantId}:\n${await describeLimits(tenantId, now, transaction)}`;
        }),
  },
  'user add': {
    positions: 0,
    options: ['tenant', 'email', 'role'],
    optional: 'role',
    toCommand: (_names, { tenant: tenantId, email, role: wanted }) => {
      const role = wanted === '' ? 'ADMINISTRATOR' : toRole(wanted, 'user add');
      return async ({ readPassword }) => {
        const password = await readPassword();
        return inTransactionOf(tenantId, async (transaction) => {
          await createAccount({ tenantId, email, password, role }, transaction);
          return `Added the user ${email} to the tenant ${tenantId} with the role ${nameOfRole(role)}.`;
        });
      };
    },
  },
  'user set-role': {
    positions: 0,
    options: ['tenant', 'email', 'role'],
    toCommand: (_names, { tenant: tenantId, email, role: wanted }) => {
      const role = toRole(wanted, 'user set-role');
      return async () =>
        inTransactionOf(tenantId, async (transaction) => {
          await setRole({ tenantId, email, role }, transaction);
          return `The user ${email} of the tenant ${tenantId} has the role ${nameOfRole(role)}.`;
        });
    },
  },
  'user remove': {
    positions: 0,
    options: ['tenant', 'email'],
    toCommand:
      (_names, { tenant: tenantId, email }) =>
      async () =>
        inTransactionOf(tenantId, async (transaction) => {
          await deleteAccount({ tenantId, email }, transaction);
          return `Removed the user ${email} from the tenant ${tenantId}; the user's sign-ins end at their next request.`;
        }),
  },
  'user reset-second-factor': {
    positions: 0,
    options: ['tenant', 'email'],
    toCommand:
      (_names, { tenant: tenantId, email }) =>
      async ({ now }) =>
        inTransactionOf(tenantId, async (transaction) => {
          await resetSecondFactor({ tenantId, email, now }, transaction);
          return `Removed the second factor of ${email} in the tenant ${tenantId}, and ended the user's sign-ins.`;
        }),
  },
  'tenant require-second-factor': {
    positions: 2,
    options: [],
    toCommand: ([tenantId = '', choice = '']) => {
      if (choice !== 'on' && choice !== 'off')
        throw new UsageError('Enter on or off after the name of the tenant.', 'tenant require-second-factor');
      return async ({ now }) =>
        inTransactionOf(tenantId, async (transaction) => {
          await applyRequirement({ tenantId, isRequired: choice === 'on', now }, transaction);
          return choice === 'on'
            ? `Everyone in the tenant ${tenantId} needs a second factor. Those without one were signed out and set one up at their next sign-in.`
            : `A second factor is optional in the tenant ${tenantId}.`;
        });
    },
  },
  'host add': {
    positions: 3,
    options: [],
    toCommand:
      ([host = '', tenantId = '', appId = '']) =>
      async () =>
        inOneTransaction(async (transaction) => {
          throwIfAny(validateClientId(appId, 'appId'));
          await requireTenant(tenantId, transaction);
          const name = await addHostByOperator({ tenantId, host, appId }, transaction);
          return `Added the host ${name}: it leads to the tenant ${tenantId} and the app ${appId}.`;
        }),
  },
  'host remove': {
    positions: 1,
    options: [],
    toCommand:
      ([host = '']) =>
      async () =>
        inOneTransaction(async (transaction) => {
          const removed = await removeHost(host, transaction);
          return `Removed the host ${removed.host} from the tenant ${removed.tenantId}.`;
        }),
  },
  'insurer add': {
    positions: 0,
    options: ['tenant', 'name'],
    toCommand:
      (_names, { tenant: tenantId, name }) =>
      async ({ now }) =>
        inTransactionOf(tenantId, async (transaction) => {
          const { id } = await createInsurer({ name }, { tenantId, transaction, now });
          return `Added the insurer ${name} with the id ${id}.`;
        }),
  },
  'mail failed': {
    positions: 0,
    options: [],
    toCommand: () => async () => async (database) => ({
      message: describeFailedMails(await listMailsGivenUp(database)),
      isWhole: true,
    }),
  },
  'mail retry': {
    positions: 1,
    options: [],
    toCommand:
      ([id = '']) =>
      async () =>
        inOneTransaction(async (transaction) => {
          await retryMail(id, transaction);
          return `The mail ${id} is due again; a running server with SMTP_URL sends it within a minute.`;
        }),
  },
  'mail senders': {
    positions: 1,
    options: [],
    toCommand:
      ([tenantId = '']) =>
      async () =>
        inTransactionOf(tenantId, (transaction) => describeSenders(tenantId, transaction)),
  },
  'mail allow-sender': {
    positions: 2,
    options: [],
    toCommand:
      ([tenantId = '', address = '']) =>
      async () =>
        inTransactionOf(tenantId, async (transaction) => {
          await allowSender(tenantId, address, transaction);
          return `Mails of the tenant ${tenantId} may be sent from ${address}.`;
        }),
  },
  'mail remove-sender': {
    positions: 2,
    options: [],
    toCommand:
      ([tenantId = '', address = '']) =>
      async () =>
        inTransactionOf(tenantId, async (transaction) => {
          await removeSender(tenantId, address, transaction);
          return `Mails of the tenant ${tenantId} are no longer sent from ${address}.`;
        }),
  },
  'database distribute': {
    positions: 1,
    options: [],
    toCommand: ([choice = '']) => {
      const distribute = distributeDatabase(choice);
      return async ({ report }) =>
        async (database) =>
          distribute(database, report);
    },
  },
  'import policies': importCommand('policies'),
  'import cases': importCommand('cases'),
  'import transactions': importCommand('transactions'),
};

/** As typed: in lower case, with dashes. */
function nameOfRole(role: Role): string {
  return role.toLowerCase().replaceAll('_', '-');
}

function toRole(text: string, command: string): Role {
  const role = roles.find((one) => nameOfRole(one) === text);
  if (role !== undefined) return role;
  throw new UsageError(`The role ${text} does not exist. Use one of ${roles.map(nameOfRole).join(', ')}.`, command);
}

function importCommand(thing: ImportedThing): CommandForm {
  return {
    positions: 1,
    options: ['tenant'],
    toCommand:
      ([path = ''], { tenant: tenantId }) =>
      async ({ now, report }) => {
        const file = await openImportFile(path);
        return (database) => importFile(file, { thing, tenantId, now, report }, database);
      },
  };
}

function describeFailedMails(mails: Awaited<ReturnType<typeof listMailsGivenUp>>): string {
  if (mails.length === 0) return 'No mail has failed.';
  const lines = mails.map(({ id, tenantId, recipient, subject, failedAt, attempts, lastError = '' }) =>
    [id, tenantId, recipient, failedAt?.toISOString(), `${attempts} attempts`, subject, lastError].join('  '),
  );
  return lines.join('\n');
}

/** Describes expected failures and those of the database, one per line; undefined for all others. */
export function toWords(error: unknown): string | undefined {
  if (error instanceof UsageError) return `${error.message}\n\n${error.usage}`;
  if (error instanceof BackupError) return error.message;
  if (error instanceof UserError) return error.problems.map(({ message }) => message).join('\n');
  // The error's own message contains the entire statement, including the file's content or a password hash.
  const said = databaseMessageOf(error);
  return said === undefined ? undefined : `The database could not complete this: ${said}.`;
}
