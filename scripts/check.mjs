// The fast part of the tests: everything except tests that start servers or a browser. With --changed only what the
// current change can affect.
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
