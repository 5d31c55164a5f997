// `npm run attack -- [minutes] [seed] [theme]`: attacks a separate server and prints the figures; exit code 1 if a claim
// fails. The responses to every shape are in .cache/attack.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { lowerSessionPriority } from '../../packages/render/src/threads/adapters/priority.ts';
import { createRandom } from '../random.ts';
import { runAttack } from './attack-run.ts';
import { brokenClaims } from './figures.ts';
import { reportLines } from './report.ts';
import { allShapes } from './shapes/all-shapes.ts';

const [minutes = '1', seed = String(Math.floor(Math.random() * 2 ** 32)), theme] = process.argv.slice(2);
const attackMs = Number(minutes) * 60_000;
if (!(attackMs > 0 && attackMs <= 120 * 60_000)) {
  throw new Error(`${minutes} is not a number of minutes, such as 1 or 10.`);
}
const say = (words: string) => process.stdout.write(`${words}\n`);

say(`seed ${seed}`);
const { figures, answers } = await runAttack({
  shapes: allShapes.filter((shape) => theme === undefined || shape.theme === theme),
  attackMs,
  quietMs: Math.min(30_000, Math.max(10_000, attackMs / 5)),
  restMs: 300_000,
  random: createRandom(Number(seed)),
  say,
  // Remote attackers would take no time of this machine. Not earlier: the server would inherit the priority.
  onAttack: () => {
    setPriority(constants.priority.PRIORITY_LOW);
    lowerSessionPriority(process.pid, constants.priority.PRIORITY_LOW);
  },
});
for (const line of reportLines(figures)) say(line);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/attack.json', JSON.stringify({ ...figures, spans: [], answers }, asPlainObject, 2));
process.exitCode = brokenClaims(figures).length === 0 ? 0 : 1;

function asPlainObject(_name: string, value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}
