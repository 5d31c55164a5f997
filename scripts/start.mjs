// `npm start`: brings the checkout up to date (packages, studio) and runs the server. The first start runs on the
// host's Node, which only has to be 20; the server itself runs on the Node that npm installs.
import { runOnPinnedNode, runsOnPinnedNode } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';

if (process.platform === 'win32') {
  console.error('Coverwright runs on Linux and macOS. On Windows, start it in WSL (https://aka.ms/wsl).');
  process.exit(1);
}

prepare();
const main = '../packages/server/src/main.ts';
if (runsOnPinnedNode()) await import(main);
else process.exitCode = await runOnPinnedNode([new URL(main, import.meta.url).pathname]);
