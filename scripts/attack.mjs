// `npm run attack -- [minutes]`: hostile load on a separate server; see docs/security.md.
import { join } from 'node:path';
import { root, runOnPinnedNode } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';

prepare();
const program = [join(root, 'tests/attack/main.ts'), ...process.argv.slice(2)];
// In a separate session, because the attack lowers the priority of its session.
process.exitCode = await runOnPinnedNode(program, { detached: true });
