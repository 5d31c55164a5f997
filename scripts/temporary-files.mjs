// The folder for the tests' temporary files. A database consists of a thousand files, and creating one takes ten times as
// long on a disk as in memory.
import { readFileSync, statfsSync } from 'node:fs';

const memoryFolder = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/** For this process and its children, if the system has such a folder with enough room that allows running programs. */
export function keepTemporaryFilesInMemory() {
  if (process.env['TMPDIR'] === undefined && isUsable()) process.env['TMPDIR'] = memoryFolder;
}

function isUsable() {
  if (process.platform !== 'linux') return false;
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , type, options = ''] = mounts.findLast((line) => line.split(' ')[1] === memoryFolder)?.split(' ') ?? [];
    const { bavail, bsize } = statfsSync(memoryFolder);
    return type === 'tmpfs' && !/\b(ro|noexec)\b/.test(options) && bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
