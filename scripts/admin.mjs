// `npm run admin -- …`: administration from the command line; `npm run admin` without arguments lists the commands.
import { join } from 'node:path';
import { root, runOnPinnedNode } from './pinned-node.mjs';
import { prepareServerPackages } from './prepare.mjs';

prepareServerPackages();
process.exitCode = await runOnPinnedNode([join(root, 'packages/server/src/admin.ts'), ...process.argv.slice(2)]);
