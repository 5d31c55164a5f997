// The bytes of a document in a response, created only on request. Pure.
import { UserError } from '../../../../errors/user-error.ts';
import { say } from '../../../../sentences/say.ts';

interface Printed {
  /** Absent if nothing was printed. */
  readonly pdf?: Uint8Array;
}

/** Serializing them one by one blocks other requests. */
const byteListMaxBytes = 2 * 1024 * 1024;

export function toByteList({ pdf }: Printed): Uint8Array | undefined {
  if (pdf === undefined || pdf.byteLength <= byteListMaxBytes) return pdf;
  const sentence = say('DOCUMENT_TOO_LARGE_FOR_VALUE', {
    size: pdf.byteLength.toLocaleString('en-US'),
    max: byteListMaxBytes.toLocaleString('en-US'),
  });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'value' });
}

export function toBase64({ pdf }: Printed): string | undefined {
  return pdf && Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('base64');
}

/** Once per field in a response: requested under a hundred aliases, the bytes would fill the memory. */
export function givenOnce<Bytes>(field: string, give: (printed: Printed) => Bytes): (printed: Printed) => Bytes {
  const given = new WeakSet<Printed>();
  return (printed) => {
    if (given.has(printed)) {
      throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('DOCUMENT_BYTES_REQUESTED_TWICE', { field }), path: field });
    }
    given.add(printed);
    return give(printed);
  };
}
