// A database that refuses what would not run on a PostgreSQL sharded by tenant, so that every test of the API checks
// the statements that it sends.
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { withClient } from '../../database/connection/connection.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { referenceTables } from '../../database/sharding/distribution.ts';
import { statementFaults } from './statement-faults.ts';

const dialect = new PgDialect();
/** By scope; the same statement is parsed once. */
const known = { tenants: new Map<string, string[]>(), owners: new Map<string, string[]>() };
let tenantTables: Promise<ReadonlySet<string>> | undefined;

export async function checkStatements(database: Database, url: string): Promise<Database> {
  tenantTables ??= listTenantTables(url);
  const tables = await tenantTables;
  const checked = (transaction: Transaction, isTenants: boolean): Transaction => {
    const execute = transaction.execute.bind(transaction);
    const faultsOf = isTenants ? known.tenants : known.owners;
    const check = (text: string) => {
      const faults = faultsOf.get(text) ?? statementFaults(text, { tenantTables: tables, isTenants });
      faultsOf.set(text, faults);
      if (faults.length > 0)
        throw new Error(`A PostgreSQL sharded by tenant refuses it: ${faults.join('; ')}.\n${text}`);
    };
    return Object.assign(transaction, {
      execute: (statement: SQL) => {
        check(dialect.sqlToQuery(statement).sql);
        return execute(statement);
      },
    });
  };
  return {
    ...database,
    read: (caller, work, signal) => database.read(caller, (transaction) => work(checked(transaction, true)), signal),
    write: (caller, work, signal) => database.write(caller, (transaction) => work(checked(transaction, true)), signal),
    asOwner: (work, caller, signal) =>
      database.asOwner((transaction) => work(checked(transaction, false)), caller, signal),
  };
}

async function listTenantTables(url: string): Promise<ReadonlySet<string>> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped)`),
  );
  return new Set(rows.map(({ name }) => name).filter((name) => !referenceTables.includes(name)));
}
