// Parses a multipart form into the parts of an upload.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { UserError } from '../../../errors/user-error.ts';
import { type FormPart, uploadMaxBytes } from './upload.service.ts';
import { say } from '../../../sentences/say.ts';

export const fieldsMax = 20;

/** Accepts forms on the routes of this instance. */
export function acceptForms(routes: FastifyInstance): void {
  void routes.register(multipart, {
    throwFileSizeLimit: false,
    // A name with slashes includes folders and is checked like any key; without them, it would be a different
    // file.
    preservePath: true,
    // One byte more than allowed, to detect excess; a truncated value is invalid.
    limits: { fileSize: uploadMaxBytes + 1, fields: fieldsMax, files: 2, parts: fieldsMax + 2, fieldSize: 1024 },
  });
}

export async function* formParts(request: FastifyRequest): AsyncGenerator<FormPart> {
  const parts = readingForm(request.parts());
  for await (const part of parts) {
    requireUtf8(part.fieldname);
    if (part.type === 'field') {
      requireUtf8(String(part.value));
      yield { kind: 'field', name: part.fieldname, value: String(part.value) };
    } else {
      // undefined, despite its type, if no file was chosen.
      const fileName: string | undefined = part.filename;
      requireUtf8(fileName ?? '');
      const content = readingForm(part.file);
      yield { kind: 'file', name: part.fieldname, fileName: decodeFileName(fileName ?? ''), content };
    }
  }
}

/** The parser replaces bytes that are not UTF-8. A name that contains the replacement character is refused with them. */
function requireUtf8(text: string): void {
  if (!text.includes('\u{FFFD}')) return;
  const sentence = say('FORM_NOT_UTF8');
  throw new UserError({ code: 'INVALID', ...sentence, path: 'file' });
}

/** The only three characters that browsers encode in file names (HTML, multipart/form-data). */
function decodeFileName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

/** Parse errors mean that the form is malformed or was not sent completely. */
async function* readingForm<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  const iterator = values[Symbol.asyncIterator]();
  let isDone = false;
  try {
    for (;;) {
      const next = await nextOf(iterator);
      if (next.done === true) {
        isDone = true;
        return;
      }
      yield next.value;
    }
  } finally {
    if (!isDone) await iterator.return?.();
  }
}

async function nextOf<Value>(iterator: AsyncIterator<Value>): Promise<IteratorResult<Value>> {
  try {
    return await iterator.next();
  } catch (error) {
    const sentence = say('FORM_INCOMPLETE');
    throw Object.assign(new UserError({ code: 'INVALID', ...sentence }), { cause: error });
  }
}
