// The fast part of the tests: everything but what starts whole servers or a browser.
import { forgetReports, run, runTogether, staticChecks, sum, unitAndApiTests } from './checks.mjs';

forgetReports();
const total = sum([await runTogether(staticChecks), await run(unitAndApiTests, { isShown: false })]);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
