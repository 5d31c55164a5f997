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
<<<<<<< HEAD
  // Servers that start, stop and recover leave the processor partly idle: they run beside everything except the stories.
  const processes = run(processTests, { isShown: false });
=======
>>>>>>> parent of 483b2377 (test: unit and API tests run beside those of starting and stopping)
  const total = sum([
    // Servers that start, stop and recover leave the processor idle for most of a minute: first, and beside everything static.
    await runTogether([processTests, ...staticChecks]),
    await run(unitAndApiTests, { isShown: true }),
    await run(browserTests, { isShown: true }),
  ]);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

prepare();
process.exitCode = runsOnPinnedNode() ? await runEverything() : await runOnPinnedNode([fileURLToPath(import.meta.url)]);
