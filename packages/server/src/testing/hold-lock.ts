// A separate process that holds the lock of a data folder until it is killed.
import { lockFolder } from '../start/folder-lock.ts';

const [folder = ''] = process.argv.slice(2);
await lockFolder(folder);
process.send?.('held');
// The open channel keeps the process alive.
process.on('message', () => undefined);
