// `npm start`: brings the checkout up to date (packages, studio) and runs the server. The first start runs on the
// host's Node, which only has to be 20; the server itself runs on the Node that npm installs.
import { join } from 'node:path';
import { root } from './pinned-node.mjs';
import { prepare } from './prepare.mjs';
import { serverArguments, serverEnvironment } from './server-environment.mjs';
import { supervise } from './supervisor.mjs';

prepare();
// Only now, as an installation in production mode leaves out what builds the studio.
Object.assign(process.env, { ...serverEnvironment, ...process.env });
process.exitCode = await supervise([...serverArguments, join(root, 'packages/server/src/main.ts')]);
