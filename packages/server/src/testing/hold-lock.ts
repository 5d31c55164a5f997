// A process of its own that holds a data folder until it is killed.
import { lockFolder } from '../start/folder-lock.ts';

const [folder = ''] = process.argv.slice(2);
await lockFolder(folder);
process.send?.('held');
// The open channel keeps it alive.
process.on('message', () => undefined);
