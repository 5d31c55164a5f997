// The fast part of the tests: everything but what starts servers or a browser. With --changed only what the change
// at hand can reach.
import { checksOfChange } from './changed-checks.mjs';
import { forgetReports, run, runTogether, staticChecks, sum, unitAndApiTests } from './checks.mjs';

forgetReports();
const { statics, tests } = process.argv.includes('--changed')
  ? checksOfChange()
  : { statics: staticChecks, tests: [unitAndApiTests] };
const results = [await runTogether(statics)];
for (const check of tests) results.push(await run(check, { isShown: false }));
const total = sum(results);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
