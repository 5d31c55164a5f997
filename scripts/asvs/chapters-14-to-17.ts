import {
  attackRun,
  byDesign,
  notApplicable,
  notMet,
  operator,
  partly,
  render,
  server,
  type Statement,
  story,
  studio,
  tested,
} from './requirement.ts';

export const chapters14To17: readonly Statement[] = [
  partly(
    '14.1.1 14.1.2',
    'classes of data',
    'docs/security.md lists sensitive data and how it is stored. Retention and classification within documents are the insurer’s.',
  ),
  byDesign(
    '14.2.1',
    'no secrets in addresses',
    'Tokens and keys are headers; the recovery code is in the fragment, which browsers do not send.',
  ),
  tested(
    '14.2.2',
    'what is cached on the server',
    'Per tenant, bounded, and invalidated by every change.',
    server('features/product-api/product-memory.api.test.ts', 'end with the product, and with the key'),
  ),
  byDesign(
    '14.2.3',
    'nothing is sent to third parties',
    'The studio loads nothing from elsewhere, and its policy forbids it.',
  ),
  tested(
    '14.2.4',
    'controls as documented',
    '',
    server('database/failed-query.test.ts', 'a failed statement is logged without its parameters'),
  ),
  tested(
    '14.3.1',
    'nothing stays in the browser',
    '',
    story('auth/lost-session.spec.ts', 'logging out discards unsaved input in every tab'),
  ),
  partly(
    '14.3.2',
    'sensitive responses are not cached',
    'GraphQL answers POST requests, which browsers do not cache; files are private and revalidated instead of no-store, as pictures are shown often.',
    server('features/files/download/download.api.test.ts', 'is not sent again to a client that already has it'),
  ),
  tested(
    '14.3.3',
    'storage of the browser',
    'Tokens, the selected language, and the user’s drafts until signing out.',
    studio(
      'api/session/session.test.ts',
      'signing out discards both tokens, keeps the tenant and notifies the listeners',
    ),
  ),
  notMet(
    '15.1.1 15.2.1',
    'deadlines for updating components',
    'None are promised yet. Versions are exact, and npm audit reports known vulnerabilities.',
  ),
  byDesign(
    '15.1.2',
    'inventory of components',
    'package-lock.json, exact and with integrity hashes; npm sbom prints it.',
  ),
  tested(
    '15.1.3',
    'costly work is documented',
    'docs/limits.md.',
    render('liquid/documented-limits.test.ts', 'docs/limits.md has the enforced limits of a rendering'),
  ),
  tested(
    '15.2.2',
    'costly work is bounded',
    '',
    attackRun,
    server('calculation/calculation.api.test.ts', 'other requests are answered while logic is evaluated'),
    render(
      'html-pdf/browser/page-pool.test.ts',
      'makes another tenant wait for at most two of the 92 documents of four users of one tenant',
    ),
    render('liquid/liquid.test.ts', 'never occupy all threads with endless work: another caller is served'),
  ),
  byDesign('15.2.3', 'no test code in production', 'dependency-cruiser refuses it.'),
  tested(
    '15.3.1',
    'only requested fields are returned',
    'GraphQL; secrets have no field.',
    server(
      'features/api-keys/api-keys.api.test.ts',
      'returns the key once, and stores only its hash and its first characters',
    ),
  ),
  tested(
    '15.3.2',
    'redirects from other servers',
    'The file that proves a host is the only page the server requests.',
    server('features/tenants/hosts.api.test.ts', 'rejects a file that %s'),
  ),
  byDesign(
    '15.3.3',
    'only named fields can be set',
    'Input types list them; everything else is refused by the schema.',
  ),
  tested(
    '15.3.4',
    'addresses of clients',
    '',
    server('http/forwarding/forwarding.test.ts', 'is the one reported by the trusted proxies, from right to left'),
  ),
  byDesign('15.3.5', 'strict types', 'TypeScript without any; linting refuses loose equality.'),
  tested(
    '15.3.6',
    'prototypes cannot be changed',
    '',
    render('liquid/render-template.test.ts', 'is not affected by names such as __proto__'),
    server(
      'features/templates/rendering/rendering.api.test.ts',
      'may be empty, and may contain __proto__ and constructor',
    ),
  ),
  tested(
    '15.3.7',
    'repeated parameters',
    'Refused where one is expected.',
    server('http/route-access.api.test.ts', 'a repeated parameter is refused'),
  ),
  partly(
    '16.1.1',
    'what is logged is documented',
    'docs/security.md. Where logs go and how long they stay is the operator’s.',
  ),
  tested(
    '16.2.1',
    'log lines name the time, the event and the request',
    '',
    server(
      'endpoints/graphql/graphql-endpoint.api.test.ts',
      'an unexpected error is masked, logged and reported with the request id',
    ),
  ),
  byDesign('16.2.2', 'times', 'ISO 8601 in UTC.'),
  byDesign('16.2.3 16.2.4', 'where logs go, and their format', 'JSON lines on standard output, nowhere else.'),
  tested(
    '16.2.5',
    'no secrets in logs',
    '',
    server('database/failed-query.test.ts', 'a failed statement is logged without its parameters'),
    server('features/files/download/download.api.test.ts', 'is not named in logs or metrics'),
  ),
  notMet(
    '16.3.1 16.3.2',
    'sign-ins and refused access are logged',
    'Attempts are counted in the database and requests in the metrics, but there is no log of security events yet.',
  ),
  notMet(
    '16.3.3',
    'attempts to bypass controls are logged',
    'Refusals are counted by operation and status (/metrics), not logged one by one.',
  ),
  tested(
    '16.3.4',
    'unexpected errors are logged',
    '',
    server(
      'endpoints/graphql/graphql-endpoint.api.test.ts',
      'an unexpected error is masked, logged and reported with the request id',
    ),
  ),
  byDesign('16.4.1', 'no forged lines', 'Every line is one JSON object.'),
  operator(
    '16.4.2 16.4.3',
    'protection of logs',
    'Collect standard output where the server’s account cannot change it.',
  ),
  tested(
    '16.5.1',
    'unexpected errors are masked',
    '',
    server(
      'endpoints/graphql/graphql-endpoint.api.test.ts',
      'an unexpected error is masked, logged and reported with the request id',
    ),
  ),
  tested(
    '16.5.2',
    'failures of one component do not stop the others',
    '',
    server(
      'database/connection/failing-database.test.ts',
      'reports the failure clearly, and works again when the database is back',
    ),
    server('features/mail/outbox.api.test.ts', 'a refused mail is retried and not lost'),
  ),
  tested(
    '16.5.3',
    'failures deny access',
    '',
    server(
      'endpoints/graphql/graphql-endpoint.api.test.ts',
      'is reported as BUSY, never as an expired sign-in, and works again when it is back',
    ),
  ),
  notApplicable('17.1.1 17.2.1 17.2.2 17.2.3 17.2.4 17.3.1 17.3.2', 'WebRTC', 'There is none.'),
];
