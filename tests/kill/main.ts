// `npm run kill-test -- 50 [seed]`: the given number of kills, and their findings. `npm run kill-test -- failover 20`: of
// primaries of a replicated database. `npm run kill-test -- cluster 60`: three instances for so many minutes, with a fault in
// each.
import { runCluster } from '../cluster/cluster-run.ts';
import { toTable } from '../cluster/cluster-table.ts';
import { runFailovers } from '../cluster/failover-run.ts';
import { findPooler, findPostgresPrograms } from '../cluster/programs.ts';
import { runKills } from './kill-run.ts';

const say = (words: string) => process.stdout.write(`${words}\n`);

function report({ acknowledged, losses }: { readonly acknowledged: number; readonly losses: readonly string[] }): void {
  for (const loss of losses) say(`  LOST ${loss}`);
  say(`${acknowledged} acknowledged writes, ${losses.length} lost or half done`);
  process.exitCode = losses.length === 0 ? 0 : 1;
}

async function failOver(failovers: number): Promise<void> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('This needs PostgreSQL of Debian: apt-get install postgresql');
  report(await runFailovers({ programs, failovers, say }));
}

async function runSeveral(minutes: number): Promise<void> {
  const [postgres, pooler] = [findPostgresPrograms(), findPooler()];
  if (postgres === undefined || pooler === undefined) {
    throw new Error('This needs PostgreSQL and pgbouncer of Debian: apt-get install postgresql pgbouncer');
  }
  say(`three instances for ${minutes} minutes, with PostgreSQL in ${postgres} and ${pooler}`);
  const summary = await runCluster({ programs: { postgres, pooler }, minutes, say });
  for (const loss of summary.lost) say(`  LOST ${loss}`);
  for (const double of summary.doubled) say(`  DOUBLED ${double}`);
  for (const line of toTable(summary)) say(line);
  const isFaultless = summary.lost.length === 0 && summary.doubled.length === 0 && summary.tally.stale === 0;
  process.exitCode = isFaultless ? 0 : 1;
}

async function kill(kills: number, seed: number): Promise<void> {
  say(`${kills} kills, seed ${seed}`);
  const summary = await runKills({ kills, seed, say });
  for (const [victim, count] of Object.entries(summary.kills)) say(`  ${victim}: ${count} kills`);
  report(summary);
}

const [first = '5', second] = process.argv.slice(2);
if (first === 'failover') await failOver(Number(second ?? 20));
else if (first === 'cluster') await runSeveral(Number(second ?? 60));
else await kill(Number(first), Number(second ?? Math.floor(Math.random() * 2 ** 32)));
