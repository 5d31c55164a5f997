// `npm start`: updates the checkout's packages and studio build, and runs the server. The first start runs on the host's
// Node, which must be at least version 20; the server itself runs on the Node that npm installs.
import { prepareServer } from './prepare.mjs';
import { provideServerBundle } from './server-bundle.mjs';
import { serverArguments, serverEnvironment } from './server-environment.mjs';
import { supervise } from './supervisor.mjs';

prepareServer();
// Not earlier, because an installation in production mode omits the packages that build the studio.
Object.assign(process.env, { ...serverEnvironment, ...process.env });
process.exitCode = await supervise([...serverArguments, await provideServerBundle()]);
