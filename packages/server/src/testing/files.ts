// Files over HTTP, as sent and read by clients.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { strToU8, zipSync } from 'fflate';
import { expect } from 'vitest';
import type { GivenUser } from './given.ts';
import type { TestServer } from './start-test-server.ts';

export interface SentFile {
  /** The part of the address after /api/v1/files; unchanged. */
  readonly path?: string;
  readonly fileName?: string;
  readonly content?: string | Uint8Array;
  readonly isPublic?: boolean;
}

export interface FileClient {
  upload(by: GivenUser, file?: SentFile): Promise<Answer>;
  /** Sends a form that the test has built. */
  send(by: GivenUser | undefined, path: string, form: FormData): Promise<Answer>;
  get(by: GivenUser | undefined, path: string, init?: RequestInit): Promise<Response>;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly key?: string;
    readonly status?: string;
    readonly errors?: readonly string[];
    readonly errors_2?: readonly { readonly code: string; readonly message: string; readonly path?: string }[];
  };
}

/** Listens on its own port, as aborted requests need a real connection. */
export async function openFileClient(server: TestServer): Promise<FileClient> {
  const url = `${await server.http.listen({ host: '127.0.0.1', port: 0 })}/api/v1/files`;
  const headersOf = async (by: GivenUser | undefined) => (by === undefined ? {} : server.as(by).headers());
  const send: FileClient['send'] = async (by, path, form) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers: await headersOf(by), body: form });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  return {
    send,
    upload: (by, { path = '', fileName = 'note.txt', content = 'A note.', isPublic } = {}) =>
      send(by, path, formOf({ fileName, content, isPublic })),
    get: async (by, path, init) =>
      fetch(`${url}${path}`, { ...init, headers: { ...(await headersOf(by)), ...toObject(init?.headers) } }),
  };
}

function toObject(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}

export function formOf(file: { fileName: string; content: string | Uint8Array; isPublic: boolean | undefined }) {
  const form = new FormData();
  form.set('file', new Blob([file.content as BlobPart]), file.fileName);
  if (file.isPublic !== undefined) form.set('isPublic', String(file.isPublic));
  return form;
}

const require = createRequire(import.meta.url);

/** A font from a package. Inter is a family that the printer does not have. */
export function fontFile(name: string): Buffer {
  return readFileSync(require.resolve(name));
}

/** Minimal valid content for that extension. */
export function sampleOf(extension: string): Buffer {
  const compound = (name: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(name, 'utf16le')]);
  const samples: Readonly<Record<string, Buffer>> = {
    jpg: Buffer.from('ffd8ffe000104a4649460001', 'hex'),
    jpeg: Buffer.from('ffd8ffe1001845786966', 'hex'),
    png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    gif: Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
    tiff: Buffer.from('49492a0008000000', 'hex'),
    webp: Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1'),
    pdf: Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', 'latin1'),
    doc: compound('WordDocument'),
    docx: zip('word/document.xml'),
    xdoc: zip('word/document.xml'),
    csv: Buffer.from('Plan;Prämie\r\nTravel;12,50\r\n', 'latin1'),
    xls: compound('Workbook'),
    xlsx: zip('xl/workbook.xml'),
    zip: zip('anything.bin'),
    rar: Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'),
    txt: Buffer.from('保單條款\n', 'utf8'),
    md: Buffer.from('# 保單條款\n', 'utf8'),
    xml: Buffer.from('\ufeff<?xml version="1.0"?>\n<plan/>', 'utf8'),
    json: Buffer.from('\ufeff\n {"plan": "travel"}', 'utf8'),
    js: Buffer.from('export const zone = "asia";\n', 'utf8'),
    ttf: fontFile('@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf'),
    woff2: fontFile('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  };
  return samples[extension] ?? Buffer.alloc(0);
}

/** An archive with one entry and a directory. */
export function zip(name: string, content = 'content '.repeat(100)): Buffer {
  return Buffer.from(zipSync({ [name]: strToU8(content) }));
}

/** The problem with that code (and path) of a refused upload; returns its message. */
export function expectRefusal({ status, body }: Answer, code: string, path?: string): string {
  expect(status).toBe(400);
  expect(body.status).toBe('failure');
  const found = body.errors_2?.find(
    (problem) => problem.code === code && (path === undefined || problem.path === path),
  );
  expect(found, `no ${code} at ${path} in ${JSON.stringify(body)}`).toBeDefined();
  expect(body.errors).toContain(found?.message);
  return found?.message ?? '';
}

/** The number of objects on the server to which no file refers, and the number recorded as loose. */
export async function leftovers(server: TestServer): Promise<{ objects: number; loose: number }> {
  const names = await readdir(server.objectFolder, { recursive: true });
  const rows = await server.sql<{ object_key: string }>`
    select object_key from files union all select object_key from deleted_files
    union all select object_key from snapshot_files`;
  const kept = new Set(rows.map((row) => row.object_key));
  const objects = names.filter((name) => /[0-9a-f]{32}/.test(name) && !kept.has(name.slice(3)));
  const loose = await server.sql`select 1 from loose_objects`;
  return { objects: objects.length, loose: loose.length };
}
