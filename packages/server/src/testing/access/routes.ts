// The expected responses of each HTTP route by caller. A missing route fails the route access test.
import type { Right } from '../../request/rights.ts';
import type { Thing } from './arguments.ts';
import type { Owned } from './owned.ts';

/** The credentials with which a route can be used, or that it needs none. */
export type RouteAccess = 'everybody' | 'session' | 'session or API key';

export interface RouteExpectation {
  readonly access: RouteAccess;
  /** The right that a session or key needs. */
  readonly right?: Right;
  /** What the address or the body names; the right covers it. */
  readonly names?: Thing;
  /** The address with the names of a tenant's data; defaults to the route itself. */
  readonly path?: (owned: Owned) => string;
  readonly body?: 'json' | 'form' | 'csv';
  /**
   * The status for a guest of an app of the owner's tenant; defaults to 401 unless the route requires no
   * credentials.
   */
  readonly guestStatus?: number;
  /** The status without credentials, if it is not 200. */
  readonly status?: number;
}

const product = ({ productId: { plan, type } }: Owned) => `/api/v1/products/${plan}/${type}/-`;
const table = ({ productId: { plan, type }, rateTable }: Owned) => `/api/v1/rate-tables/${plan}/${type}/-/${rateTable}`;
const file = ({ fileKey }: Owned) => `/api/v1/files/${fileKey}`;

export const routes: Readonly<Record<string, RouteExpectation>> = {
  'GET /healthz': { access: 'everybody' },
  'GET /readyz': { access: 'everybody' },
  // The host of a guest is neither a name of this machine nor in the table of hosts.
  'GET /metrics': { access: 'everybody', guestStatus: 401 },
  'GET /config.json': { access: 'everybody', guestStatus: 404 },
  // No app is published at localhost, unlike at the host of a guest.
  'POST /guest': { access: 'everybody', status: 404, guestStatus: 200 },
  'POST /component-failures': { access: 'everybody', body: 'json', status: 404 },
  'GET /dev/mailbox': { access: 'everybody', guestStatus: 404 },
  'GET /dev/mailbox/:id': { access: 'everybody', path: ({ mailId }) => `/dev/mailbox/${mailId}`, guestStatus: 404 },
  'GET /dev/mailbox/:id/html': {
    access: 'everybody',
    path: ({ mailId }) => `/dev/mailbox/${mailId}/html`,
    guestStatus: 404,
  },
  'GET /dev/mailbox/:id/attachments/:index': {
    access: 'everybody',
    // Attachments are secrets of the tenant, so a number that does not exist is used.
    path: ({ mailId }) => `/dev/mailbox/${mailId}/attachments/9`,
    status: 404,
    guestStatus: 404,
  },
  'GET /dev/mailbox/:id/message.eml': {
    access: 'everybody',
    path: ({ mailId }) => `/dev/mailbox/${mailId}/message.eml`,
    guestStatus: 404,
  },
  // Each operation is called in graphql/access-matrix.api.test.ts.
  'POST /graphql': { access: 'everybody', body: 'json' },
  'POST /graphql/': { access: 'everybody', body: 'json' },
  'OPTIONS /*': { access: 'everybody', path: () => '/anything', status: 404 },
  'POST /api/v1/products/:plan/:type/:version/price': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'product',
    path: (owned) => `${product(owned)}/price`,
    body: 'json',
  },
  'POST /api/v1/products/:plan/:type/:version/underwriting': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'product',
    path: (owned) => `${product(owned)}/underwriting`,
    body: 'json',
  },
  'POST /api/v1/products/:plan/:type/price': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'product',
    path: ({ productId: { plan, type } }) => `/api/v1/products/${plan}/${type}/price`,
    body: 'json',
  },
  'POST /api/v1/products/:plan/:type/underwriting': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'product',
    path: ({ productId: { plan, type } }) => `/api/v1/products/${plan}/${type}/underwriting`,
    body: 'json',
  },
  'GET /api/v1/products/:plan/:type/:version/openapi.json': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'product',
    path: (owned) => `${product(owned)}/openapi.json`,
  },
  'POST /api/v1/render/*': {
    access: 'session',
    right: 'documents:render',
    names: 'template',
    path: ({ logicalId }) => `/api/v1/render/${logicalId}`,
    body: 'json',
  },
  // For guests, a private file is reported as missing.
  'POST /api/v1/functions/*': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'function',
    path: ({ functionId }) => `/api/v1/functions/${functionId}`,
    body: 'json',
  },
  'GET /api/v1/functions/*': {
    access: 'session or API key',
    right: 'products:calculate',
    names: 'function',
    path: ({ functionId }) => `/api/v1/functions/${functionId}/openapi.json`,
  },
  'GET /api/v1/files': {
    access: 'session',
    right: 'files:read',
    names: 'file',
    path: () => '/api/v1/files',
    guestStatus: 404,
  },
  'POST /api/v1/files': { access: 'session', right: 'files:write', names: 'file', body: 'form' },
  'GET /api/v1/files/*': { access: 'session', right: 'files:read', names: 'file', path: file, guestStatus: 404 },
  'GET /api/v1/rate-tables/:plan/:type/:version/*': {
    access: 'session',
    right: 'products:read',
    names: 'product',
    path: table,
  },
  'PUT /api/v1/rate-tables/:plan/:type/:version/*': {
    access: 'session',
    right: 'products:write',
    names: 'product',
    path: table,
    body: 'csv',
  },
  'POST /api/v1/rate-tables/read': { access: 'session', right: 'products:write', body: 'csv' },
  'POST /api/v1/files/*': {
    access: 'session',
    right: 'files:write',
    names: 'file',
    path: ({ folderKey }) => `/api/v1/files/${folderKey}`,
    body: 'form',
  },
};
