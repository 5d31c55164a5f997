import { attackRun, byDesign, notApplicable, render, server, type Statement, tested } from './requirement.ts';

const naughty = 'features/templates/naughty-strings.api.test.ts';

export const chapters1To2: readonly Statement[] = [
  tested(
    '1.1.1',
    'input is decoded once, before it is checked',
    'Paths of files are decoded in one function.',
    server('features/files/download/file-address.test.ts', '%s resolves to the key %s'),
  ),
  tested(
    '1.1.2',
    'output is encoded where it is used',
    'Liquid escapes at output.',
    render('liquid/render-template.test.ts', 'are escaped exactly once'),
  ),
  tested(
    '1.2.1',
    'text is encoded for the HTML or header it is inserted into',
    '',
    server(naughty, 'are printed as values in the body and footer, and as HTML'),
    server('http/content-disposition.test.ts', '%j is sent in full, percent-encoded, with an ASCII fallback'),
  ),
  tested(
    '1.2.2',
    'URLs are encoded, and only safe schemes are allowed',
    '',
    render('html-pdf/links/link-addresses.test.ts', 'are not made unsafe by a base address'),
  ),
  byDesign(
    '1.2.3',
    'JavaScript and JSON are not built from text',
    'JSON is created with JSON.stringify, and no scripts are generated.',
  ),
  tested(
    '1.2.4',
    'database statements are parameterised',
    'SQL is only in stores, as tagged templates; dependency-cruiser checks the rule.',
    server(naughty, 'are searched for literally, never as patterns'),
  ),
  byDesign(
    '1.2.5',
    'no command line is built from input',
    'Processes are started with fixed arguments and without a shell.',
  ),
  notApplicable('1.2.6 1.2.7 1.2.8', 'LDAP, XPath, LaTeX', 'The product has none of them.'),
  tested(
    '1.2.9',
    'regular expressions are not built from input',
    'Patterns of file searches have their own parser.',
    server('features/files/list/key-pattern.test.ts', '%j becomes the SQL pattern %j'),
  ),
  byDesign(
    '1.3.1',
    'HTML from rich text editors is not shown as a page',
    'The studio shows templates in a sandboxed frame, and prints them without scripts. See 1.3.5.',
  ),
  byDesign(
    '1.3.2',
    'no code is evaluated from input',
    'Linting refuses eval. Rules are compiled to JavaScript by build-rule.ts from a checked tree; no text of a rule becomes part of the code.',
  ),
  tested(
    '1.3.3',
    'input is checked and bounded before dangerous use',
    '',
    server('features/files/upload/refused-upload.api.test.ts', 'to %j under the name %j'),
    server('features/auth/sign-in/sign-in-lengths.api.test.ts', 'a %s of 40 KB fails like any other wrong one'),
  ),
  tested(
    '1.3.4',
    'SVG cannot run',
    'SVG cannot be uploaded; in a document it is printed without scripts.',
    render('html-pdf/safety.test.ts', 'reaches nothing from a body by any route, and prints the rest of it'),
  ),
  tested(
    '1.3.5',
    'templates of users are confined',
    'Liquid has no access to files, prototypes or the host; printed HTML has no scripts and no network.',
    render('liquid/render-template.test.ts', 'cannot be reached through filters'),
    render('html-pdf/safety.test.ts', 'reaches nothing even when scripts run and requests are not intercepted'),
  ),
  tested(
    '1.3.6',
    'input does not decide where requests go',
    'Documents load only files of their own tenant; the proof of a host is read from the public address that was checked.',
    server(
      'features/tenants/hosts.api.test.ts',
      'connects to the address that it has checked, whatever DNS returns next',
    ),
    render('html-pdf/safety.test.ts', 'reads no files from the disk'),
  ),
  tested(
    '1.3.7',
    'values never become templates',
    '',
    render('liquid/render-template.test.ts', 'never make the rendering throw, in any combination'),
  ),
  notApplicable('1.3.8 1.3.9 1.3.10', 'JNDI, memcache, format strings', 'The product has none of them.'),
  byDesign(
    '1.3.11',
    'no injection into mail',
    'nodemailer builds mails from fields; subjects and texts are our own, and recipients are checked accounts.',
  ),
  byDesign(
    '1.4.1 1.4.2 1.4.3',
    'memory is safe',
    'The server is TypeScript on Node; numbers that exceed a double are refused.',
  ),
  notApplicable('1.5.1', 'XML parsers', 'No XML is parsed.'),
  tested(
    '1.5.2',
    'JSON makes no objects of other types',
    'Only JSON.parse reads input, and prototype names are ordinary keys.',
    server('graphql/scalar-value.test.ts', 'pairs become an object in which __proto__ is an ordinary key'),
  ),
  tested(
    '2.1.1',
    'rules of input are documented',
    'schema.graphql describes the arguments, docs/limits.md the sizes.',
    server('testing/documented-limits.test.ts', 'docs/limits.md has the enforced limits of the section "%s"'),
  ),
  byDesign(
    '2.1.2',
    'rules that combine values are documented',
    'schema.graphql and docs/import.md describe them where they exist.',
  ),
  tested(
    '2.1.3',
    'limits of users and of the instance are documented',
    'docs/limits.md.',
    render('html-pdf/documented-limits.test.ts', 'docs/limits.md has the enforced limits of a document'),
  ),
  tested(
    '2.2.1 2.2.2',
    'input is validated, on the server',
    'By the types of the schema, then by pure functions that report every problem at once.',
    server(
      'features/templates/template-changes.api.test.ts',
      'reports all texts that are too long or cannot be stored together',
    ),
  ),
  tested(
    '2.2.3',
    'combinations of values are validated',
    '',
    server(
      'features/templates/template-changes.api.test.ts',
      'refuses a logical id that another template of its type has, in either Unicode form',
    ),
  ),
  byDesign(
    '2.3.1',
    'steps cannot be skipped',
    'Operations are independent of each other; the only sequence is recovery by mail, see 6.4.3.',
  ),
  tested(
    '2.3.2',
    'limits are enforced',
    '',
    server('features/usage/usage.api.test.ts', 'are refused at the limit, and accepted again after a deletion'),
    server(
      'endpoints/graphql/graphql-limits.api.test.ts',
      'a mutation costs what it writes: one large text is accepted, 40 aliases of it write nothing',
    ),
  ),
  tested(
    '2.3.3',
    'operations are atomic',
    '',
    server('database/connection/connect.test.ts', 'is rolled back completely when the work throws'),
  ),
  tested(
    '2.3.4',
    'nothing is allocated twice',
    '',
    server(
      'features/templates/template-changes.api.test.ts',
      'accepts only one of several concurrent requests for the same logical id',
    ),
  ),
  tested(
    '2.4.1',
    'automation is bounded',
    '',
    attackRun,
    server('http/limits/anonymous-requests.api.test.ts', 'long documents sent without a token are not parsed'),
    server('http/limits/request-bodies.api.test.ts', 'of more than 64 KiB in chunks is refused without credentials'),
    server(
      'http/limits/shared-connections.api.test.ts',
      '25 long reads by one user leave connections for colleagues, other tenants and sign-ins',
    ),
  ),
];
