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

/** Whether the request carries the token; the comparison takes as long wherever the two differ. */
export function carriesToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
