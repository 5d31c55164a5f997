// The usual requests, used by shapes.
import type { HttpAttempt } from './shape.ts';

type Headers = HttpAttempt['headers'];

export function post(path: string, body: string | Uint8Array, headers: Headers = {}): HttpAttempt {
  return { kind: 'http', method: 'POST', path, headers: { 'content-type': 'application/json', ...headers }, body };
}

export function get(path: string, headers: Headers = {}): HttpAttempt {
  return { kind: 'http', method: 'GET', path, headers };
}

export function graphql(query: string, variables?: object, headers?: Headers): HttpAttempt {
  return post('/graphql', JSON.stringify({ query, variables }), headers);
}

const formBoundary = 'attack-boundary';

interface FormPart {
  readonly name: string;
  readonly fileName?: string;
  readonly content: string | Uint8Array;
}

export function formBody(parts: readonly FormPart[], boundary: string = formBoundary): Buffer {
  const chunks = parts.flatMap(({ name, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

export function upload(path: string, parts: readonly FormPart[], boundary: string = formBoundary): HttpAttempt {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return post(`/api/v1/files${path}`, formBody(parts, boundary), headers);
}

/** The text as it can be written into an address, with lone surrogates replaced. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
