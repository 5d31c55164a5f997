// `npm run admin -- …`: what an administrator does from the command line; `npm run admin` alone lists it.
import { join } from 'node:path';
import { root, runOnPinnedNode } from './pinned-node.mjs';
import { preparePackages } from './prepare.mjs';

preparePackages();
process.exitCode = await runOnPinnedNode([join(root, 'packages/server/src/admin.ts'), ...process.argv.slice(2)]);
