// Headers that limit what a browser does with a response, and the policy of the studio's pages.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Features that the studio never uses, so that an injected script cannot use them either. */
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

/** Only for this host: its subdomains may belong to others. */
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
 * The widget library writes inline styles; scripts come only from our own files.
 * @param endpoints origins of the API and the files, if the table of hosts names other servers
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
 * For the frame that shows a component while it is edited. Its origin is opaque, so it cannot access the studio
 * or other frames, and it cannot send anything. It compiles and runs user code: only here may text become code.
 */
export function componentFramePolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    // An edited script is a module, and every module needs an address.
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

/** Whether the request carries the token; the comparison takes constant time. */
export function carriesToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
