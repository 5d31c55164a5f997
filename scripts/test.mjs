// `npm test`: installs missing packages, runs every check and test, and ends with one line of counts. It starts on the
// host's Node (20 or later) and continues on the pinned one.
import { fileURLToPath } from 'node:url';
import { runOnPinnedNode, runsOnPinnedNode } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';
import {
  browserTests,
  forgetReports,
  processTests,
  run,
  runTogether,
  staticChecks,
  sum,
  unitAndApiTests,
} from './checks.mjs';

async function runEverything() {
  forgetReports();
  const total = sum([
    // Servers that start, stop and recover leave the processor partly idle: they run beside the static checks.
    await runTogether([processTests, ...staticChecks]),
    await run(unitAndApiTests, { isShown: true }),
    await run(browserTests, { isShown: true }),
  ]);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

prepare();
process.exitCode = runsOnPinnedNode() ? await runEverything() : await runOnPinnedNode([fileURLToPath(import.meta.url)]);
