// Prints the Chinese sentences by reason to standard output, for the studio.
import { chineseSentences } from './chinese.ts';

process.stdout.write(`${JSON.stringify(chineseSentences, undefined, 2)}\n`);
