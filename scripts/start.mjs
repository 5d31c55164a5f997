// `npm start`: brings the checkout up to date (packages, studio) and runs the server. The first start runs on the
// host's Node, which only has to be 20; the server itself runs on the Node that npm installs.
import module from 'node:module';
import { join } from 'node:path';
import { root, runOnPinnedNode, runsOnPinnedNode } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';

prepare();
// Keeps what Node makes of the sources: a quarter less time until the server is ready. Node 20 does not have it.
module.enableCompileCache?.(join(root, '.cache/node'));
if (runsOnPinnedNode()) await import('../packages/server/src/main.ts');
else process.exitCode = await runOnPinnedNode([join(root, 'packages/server/src/main.ts')]);
