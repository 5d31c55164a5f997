import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';

/** Prompts without echoing the input or, without a terminal, reads standard input to its end. */
export async function readPassword(input: ReadStream, prompt: NodeJS.WritableStream): Promise<string> {
  if (!input.isTTY) return requireUtf8(await text(input)).replace(/\r?\n$/, '');
  const password = requireUtf8(await readHidden('Password: ', input, prompt));
  if ((await readHidden('Once more: ', input, prompt)) === password) return password;
  throw new UserError({ code: 'INVALID', ...say('PASSWORDS_DIFFERENT') });
}

/** Bytes that are not UTF-8 have been replaced: nobody could enter such a password again. */
function requireUtf8(password: string): string {
  if (!password.includes('\u{FFFD}')) return password;
  const sentence = say('TYPED_PASSWORD_NOT_UTF8');
  throw new UserError({ code: 'INVALID', ...sentence });
}

const enter = /[\r\n]/;
const interrupt = '\u0003';
const backspaces = new Set(['\u0008', '\u007F']);

async function readHidden(label: string, input: ReadStream, prompt: NodeJS.WritableStream): Promise<string> {
  prompt.write(label);
  input.setRawMode(true);
  input.setEncoding('utf8');
  input.resume();
  const typed: string[] = [];
  return new Promise((resolve, reject) => {
    const handleData = (chunk: string) => {
      for (const character of chunk) {
        if (enter.test(character)) return finish(() => resolve(typed.join('')));
        if (character === interrupt) {
          return finish(() => reject(new UserError({ code: 'INVALID', ...say('INTERRUPTED') })));
        }
        if (backspaces.has(character)) typed.pop();
        else typed.push(character);
      }
    };
    const finish = (settle: () => void) => {
      input.off('data', handleData);
      input.setRawMode(false);
      input.pause();
      prompt.write('\n');
      settle();
    };
    input.on('data', handleData);
  });
}
