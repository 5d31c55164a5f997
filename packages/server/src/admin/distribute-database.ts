// `npm run admin -- database distribute …`: prepares a PostgreSQL with the extension Citus.
import type { Database } from '../database/database.ts';
import { canDistribute, listDistribution } from '../database/sharding/distribution.ts';
import { UsageError } from './admin-usage.ts';

const absent =
  'This database does not have the extension Citus. Install it on all nodes, and run: create extension citus; ' +
  'docs/scaling.md has the steps.';

interface Outcome {
  readonly message: string;
  readonly isWhole: boolean;
}

/** The work that the argument of the command asks for; each statement is reported before it runs. */
export function distributeDatabase(choice: string) {
  if (choice !== 'print' && choice !== 'run') throw new UsageError('Enter print or run.', 'database distribute');
  return async (database: Database, report: (statement: string) => void): Promise<Outcome> => {
    if (!(await canDistribute(database.query))) return { message: absent, isWhole: false };
    const statements = await listDistribution(database.query);
    if (choice === 'print') return { message: `${statements.join(';\n')};`, isWhole: true };
    // The settings of a database apply to later connections only.
    const [setting = '', ...others] = statements;
    for (const statement of others) {
      report(statement);
      await database.query(`${setting.replace(/^set /, 'set local ')}; ${statement}`);
    }
    return { message: `Distributed the tables by tenant, in ${others.length} statements.`, isWhole: true };
  };
}
