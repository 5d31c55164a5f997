// `npm run attack -- [minutes]`: hostile load on a server of its own; see docs/security.md.
import { join } from 'node:path';
import { root, runOnPinnedNode } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';

prepare();
process.exitCode = await runOnPinnedNode([join(root, 'tests/attack/main.ts'), ...process.argv.slice(2)]);
