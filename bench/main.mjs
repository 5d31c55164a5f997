// `npm run bench` measures everything, `npm run bench -- rules` one part. Peers run in the same run as our code, so ratios
// are comparable between machines where milliseconds are not. Ends with a JSON summary, also in .cache/bench.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { isKept } from './bench-result.ts';
import { benchBenefits } from './benefits.ts';
import { benchDecisions } from './decisions.ts';
import { benchEmail } from './email.ts';
import { benchFiles } from './files.ts';
import { benchFirstVisit } from './first-visit.ts';
import { benchGrid } from './grid.ts';
import { benchHistory } from './history.ts';
import { benchHtmlPdf } from './html-pdf.ts';
import { benchMillions } from './millions.ts';
import { benchPdfDrawing } from './pdf-drawing.ts';
import { benchPolicies } from './policies.ts';
import { benchLiquid } from './liquid.ts';
import { benchLogicDifference } from './logic-difference.ts';
import { benchProductApi } from './product-api.ts';
import { benchProducts } from './products.ts';
import { benchPublishedApps } from './published-apps.ts';
import { benchPublishing } from './publishing.ts';
import { benchRateTables } from './rate-tables.ts';
import { benchRichText } from './rich-text.ts';
import { benchRules } from './rules.ts';
import { benchStartUp } from './start-up.ts';
import { benchTraces } from './traces.ts';
import { benchDrawingEditor } from './drawing-editor.ts';
import { benchUiEditor } from './ui-editor.ts';
import { benchWorkbook } from './workbook.ts';

/** @type {Record<string, () => Promise<import('./bench-result.ts').BenchResult[]>>} */
const benches = {
  rules: benchRules,
  'rate-tables': benchRateTables,
  decisions: benchDecisions,
  'logic-difference': benchLogicDifference,
  liquid: benchLiquid,
  email: benchEmail,
  'html-pdf': benchHtmlPdf,
  'pdf-drawing': benchPdfDrawing,
  history: benchHistory,
  products: benchProducts,
  policies: benchPolicies,
  millions: benchMillions,
  'product-api': benchProductApi,
  traces: benchTraces,
  files: benchFiles,
  'start-up': benchStartUp,
  'first-visit': benchFirstVisit,
  benefits: benchBenefits,
  publishing: benchPublishing,
  'published-apps': benchPublishedApps,
  'rich-text': benchRichText,
  'ui-editor': benchUiEditor,
  'drawing-editor': benchDrawingEditor,
  grid: benchGrid,
  workbook: benchWorkbook,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

/** Takes much longer than all others together, so it is only measured by name. */
const onlyByName = new Set(['millions']);
const results = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyByName.has(name)) continue;
  console.log(`\n── ${name}`);
  results.push(...(await bench()));
}

console.log('\n── ratios');
for (const result of results) {
  const { name, ratio, atLeast, atMost } = result;
  if (ratio === undefined) continue;
  const claim = atLeast === undefined ? atMost && `at most ${atMost}` : `at least ${atLeast}`;
  console.log(
    `${ratio.toFixed(2).padStart(8)} x  ${name}${claim ? ` (${claim}: ${isKept(result) ? 'kept' : 'MISSED'})` : ''}`,
  );
}
const summary = JSON.stringify(results);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/bench.json', summary);
console.log(summary);
process.exitCode = results.every(isKept) ? 0 : 1;
