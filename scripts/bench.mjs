// `npm run bench`: installs what is missing, including the packages of bench/ that only comparisons need, and measures.
import { root, runOnPinnedNode } from './pinned-node.mjs';
import { prepare, prepareBench } from './prepare.mjs';

prepare();
prepareBench();
process.exitCode = await runOnPinnedNode([`${root}bench/main.mjs`, ...process.argv.slice(2)]);
