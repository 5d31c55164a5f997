import {
  attackRun,
  byDesign,
  notApplicable,
  operator,
  partly,
  render,
  server,
  type Statement,
  tested,
} from './requirement.ts';

const signIn = 'features/auth/sign-in/sign-in.api.test.ts';

export const chapters10To13: readonly Statement[] = [
  notApplicable(
    '10.1.1 10.1.2 10.2.1 10.2.2 10.3.1 10.3.2 10.3.3 10.3.4 10.4.1 10.4.2 10.4.3 10.4.4 10.4.6 10.4.7 10.4.9 10.4.10 10.4.11 10.5.1 10.5.2 10.5.3 10.5.4 10.5.5 10.6.1 10.6.2 10.7.1 10.7.2 10.7.3',
    'OAuth and OpenID Connect',
    'The product is neither a client, a resource server nor a provider of either.',
  ),
  tested(
    '10.4.5 10.4.8',
    'refresh tokens',
    'OAuth does not apply, but the same holds: each is used once, a second use ends the sign-in unless it comes from the same address within 10 seconds (another tab), and all end after seven days.',
    server(signIn, 'with a token that was already used ends the entire session immediately'),
  ),
  partly(
    '11.1.1 11.1.2',
    'keys and algorithms are listed',
    'docs/security.md lists them with how to replace them. There is no formal key management policy: that is the operator’s.',
  ),
  byDesign(
    '11.2.1',
    'known implementations',
    'Web Crypto and node:crypto, argon2 and jose; PDFs by a package for AES-256.',
  ),
  partly(
    '11.2.2',
    'algorithms can be replaced',
    'Hashes name their parameters, and AUTH_SECRET can be replaced at any time, which ends access tokens and second factors (recovery codes remain). Algorithms are constants of the code.',
  ),
  byDesign('11.2.3', 'at least 128 bits', 'Ids have 128, secrets 256 bits; HMAC-SHA-256, SHA-256, AES-256.'),
  tested(
    '11.3.1 11.3.2 11.3.3',
    'ciphers',
    'Secrets of second factors: AES-256-GCM, bound to tenant and user. Documents with a password: AES-256, as in PDF 2.0.',
    server(
      'features/auth/second-factor/second-factor.api.test.ts',
      'accepts only a recovery code on a server with another AUTH_SECRET',
    ),
    render('html-pdf/compose/compose.test.ts', 'uses 256-bit AES, and permits everything once the document is open'),
  ),
  byDesign('11.4.1 11.4.3', 'hash functions', 'SHA-256 only.'),
  tested(
    '11.4.2',
    'passwords are hashed with argon2id',
    '19 MiB, 2 passes, 1 lane.',
    server(signIn, 'stores only hashes of passwords and refresh tokens'),
  ),
  notApplicable(
    '11.4.4',
    'keys from passwords',
    'There are none except those of PDF 2.0; AUTH_SECRET is random, not a password.',
  ),
  tested(
    '11.5.1',
    'random values',
    'From the system’s generator, at least 128 bits; host checks, ids, tokens and API keys.',
    server('features/api-keys/api-keys.api.test.ts', 'creates a different key each time, even under the same name'),
  ),
  notApplicable('11.6.1', 'public keys', 'The product uses none.'),
  operator(
    '12.1.1 12.1.2 12.2.1 12.2.2',
    'TLS towards clients',
    'Ends at a proxy in front of the server: docs/security.md.',
  ),
  notApplicable('12.1.3', 'client certificates', 'There are none.'),
  operator(
    '12.3.1 12.3.3 12.3.4',
    'TLS within',
    'The embedded database is a unix socket. For DATABASE_URL and SMTP_URL choose sslmode and smtps.',
  ),
  byDesign(
    '12.3.2',
    'certificates are checked',
    'By the defaults of pg and nodemailer, which the product does not change.',
  ),
  tested(
    '13.1.1',
    'outgoing connections are documented',
    'docs/security.md: the database, the mail server, and the hosts that a tenant proves.',
    render('html-pdf/safety.test.ts', 'reaches nothing from a header or footer by any route'),
  ),
  operator(
    '13.2.1',
    'credentials of services',
    'The database and the mail server have those of DATABASE_URL and SMTP_URL.',
  ),
  tested(
    '13.2.2',
    'least privilege within',
    'Requests run as a database role that owns nothing; PostgreSQL and the browser run as an unprivileged account where the server is root.',
    server(
      'database/connection/connect.test.ts',
      'runs requests as a role that is neither superuser nor owner and cannot bypass the policies',
    ),
    render(
      'html-pdf/adapters/confinement.test.ts',
      'is an unprivileged account in the sandbox if the server is root, and root only as the last resort',
    ),
  ),
  byDesign('13.2.3', 'no default credentials', 'Secrets are generated or have to be set.'),
  tested(
    '13.2.4 13.2.5',
    'outgoing connections are restricted',
    'The printer reaches nothing; mail goes to SMTP_URL; the proof of a host is read from public addresses only.',
    server(
      'features/tenants/hosts.api.test.ts',
      "never connects to a name with an address in the server's own network, even among public ones",
    ),
    render('html-pdf/safety.test.ts', 'reaches nothing from a body by any route, and prints the rest of it'),
  ),
  partly(
    '13.3.1',
    'store of secrets',
    'Secrets come from the environment, so any secret store can supply them; the generated one is a file of mode 0600. None is in the code.',
    server(
      'start/folder-lock.test.ts',
      'several concurrent starts get the same generated secret, which only the owner may read',
    ),
  ),
  tested(
    '13.3.2',
    'secrets are passed only to processes that need them',
    '',
    render(
      'html-pdf/browser/browser-process.test.ts',
      'leaves no process and no folder behind when it is closed, and gives the browser no secret',
    ),
  ),
  byDesign(
    '13.4.1 13.4.3',
    'no source control, no listings',
    'Only files of the built studio are served, from a list made at start.',
  ),
  tested(
    '13.4.2',
    'no debug mode',
    'GraphiQL is available in development only.',
    server(
      'endpoints/graphql/graphql-endpoint.api.test.ts',
      'shows GraphiQL in development, and still executes nothing',
    ),
  ),
  tested('13.4.4', 'TRACE', 'There is no route for it; part of the attack run.', attackRun),
  tested(
    '13.4.5',
    'monitoring is not public',
    '',
    server('http/http-server.api.test.ts', 'is closed without METRICS_TOKEN if HOST is reachable by others'),
  ),
];
