// `npm run kill-test -- 50 [seed]`: the given number of kills, and their findings.
import { runKills } from './kill-run.ts';

const [kills = '5', seed = String(Math.floor(Math.random() * 2 ** 32))] = process.argv.slice(2);
const say = (words: string) => process.stdout.write(`${words}\n`);

say(`${kills} kills, seed ${seed}`);
const summary = await runKills({ kills: Number(kills), seed: Number(seed), say });
for (const [victim, count] of Object.entries(summary.kills)) say(`  ${victim}: ${count} kills`);
for (const loss of summary.losses) say(`  LOST ${loss}`);
say(`${summary.acknowledged} acknowledged writes, ${summary.losses.length} lost or half done`);
process.exitCode = summary.losses.length === 0 ? 0 : 1;
