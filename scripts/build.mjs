// `npm run build`: everything that `npm start` would otherwise write with packages that production does not need.
import { fileURLToPath } from 'node:url';
import { runOnPinnedNode, runsOnPinnedNode } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';
import { provideServerBundle } from './server-bundle.mjs';

async function build() {
  await provideServerBundle();
  const { provideFonts } = await import('../packages/render/src/html-pdf/adapters/provide-fonts.ts');
  await provideFonts(fileURLToPath(new URL('../.cache', import.meta.url)), { isAnew: false });
  return 0;
}

prepare();
process.exitCode = runsOnPinnedNode() ? await build() : await runOnPinnedNode([fileURLToPath(import.meta.url)]);
