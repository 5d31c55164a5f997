// `npm test`: installs what is missing, runs every check and test, and ends with one line of counts. It starts on
// whatever Node the host has (from 20 on) and continues on the pinned one.
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
  // Servers that start, stop and recover leave the processor idle for a part of their time: beside everything but the stories.
  const processes = run(processTests, { isShown: false });
  const total = sum([
    await runTogether(staticChecks),
    await run(unitAndApiTests, { isShown: true }),
    await processes,
    await run(browserTests, { isShown: true }),
  ]);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed > 0 ? 1 : 0;
}

prepare();
process.exitCode = runsOnPinnedNode() ? await runEverything() : await runOnPinnedNode([fileURLToPath(import.meta.url)]);
