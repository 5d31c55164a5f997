// Headers that limit what a browser does with an answer, and the policy of the studio's pages.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** What the studio never uses; a script that got in could not use it either. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Names of this host only: its other names and its subdomains may belong to somebody else. */
const strictTransport = 'max-age=31536000';

export function registerSecurityHeaders(http: FastifyInstance, { publicUrl }: Config): void {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': strictTransport }),
  };
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/**
 * The widget library writes inline styles; scripts come from our own files only.
 * @param endpoints origins of the API and of the files, where the table of hosts names other servers
 */
export function pageSecurityPolicy(endpoints: readonly string[] = []): string {
  const others = endpoints.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    "font-src 'self' data:",
    `connect-src 'self'${others}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Of the frame that shows a component while it is edited. Its origin is opaque, so that it reaches nothing of the studio and of
 * other frames, and it can send nothing. It compiles and runs what somebody writes: only there may text become code.
 */
export function componentFramePolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    // A script that is edited is a module, and every module has an address.
    `script-src 'sha256-${hash}' 'unsafe-eval' blob: data:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Whether the request carries the token; the comparison takes as long wherever the two differ. */
export function carriesToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
