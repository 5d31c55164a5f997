// Answers to requests of a page that need no file.
import type { CdpParams } from './cdp-pipe.ts';

/** Applies to every document written into the page, as an additional line of defence. */
const contentSecurityPolicy = [
  "default-src 'none'",
  'img-src http: https: data:',
  "style-src 'unsafe-inline' http: https: data:",
  'font-src http: https: data:',
  "form-action 'none'",
].join('; ');

export const emptyDocument: CdpParams = {
  responseCode: 200,
  responseHeaders: [
    { name: 'Content-Type', value: 'text/html; charset=utf-8' },
    { name: 'Content-Security-Policy', value: contentSecurityPolicy },
    { name: 'Cache-Control', value: 'no-store' },
  ],
  body: '',
};

/** The substitute for a missing picture: empty, in the space that the document reserves for it. */
export const emptyPicture: CdpParams = {
  responseCode: 200,
  responseHeaders: [
    { name: 'Content-Type', value: 'image/svg+xml' },
    { name: 'Cache-Control', value: 'no-store' },
  ],
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>').toString('base64'),
};
