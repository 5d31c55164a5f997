import { attackRun, byDesign, notApplicable, render, server, type Statement, tested } from './requirement.ts';

const naughty = 'features/templates/naughty-strings.api.test.ts';

export const chapters1To2: readonly Statement[] = [
  tested(
    '1.1.1',
    'input is decoded once, before it is checked',
    'Paths of files are decoded in one function.',
    server('features/files/file-address.test.ts', '%s names the key %s'),
  ),
  tested(
    '1.1.2',
    'output is encoded where it is used',
    'Liquid escapes at output.',
    render('liquid/render-template.test.ts', 'are escaped, once'),
  ),
  tested(
    '1.2.1',
    'HTML and headers are encoded for their place',
    '',
    server(naughty, 'are printed, as values in body and footer and as HTML itself'),
    server('http/content-disposition.test.ts', '%j is told whole, and in plain letters'),
  ),
  tested(
    '1.2.2',
    'addresses are encoded, and only safe schemes stay',
    '',
    render('html-pdf/link-addresses.test.ts', 'are not made unsafe by a base address'),
  ),
  byDesign(
    '1.2.3',
    'JavaScript and JSON are not built from text',
    'JSON is made by JSON.stringify, and no script is generated.',
  ),
  tested(
    '1.2.4',
    'database statements are parameterised',
    'SQL lives in stores, as tagged templates; the rule is checked by dependency-cruiser.',
    server(naughty, 'can be searched for as they are, and are no pattern'),
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
    'Patterns of file searches are read by a parser of their own.',
    server('features/files/key-pattern.test.ts', '%j is looked for as %j'),
  ),
  byDesign(
    '1.3.1',
    'HTML of editors is not shown as a page',
    'The studio shows templates in a sandboxed frame, and prints them without scripts. See 1.3.5.',
  ),
  byDesign(
    '1.3.2',
    'no code is made from input',
    'Linting refuses eval. Rules are compiled to JavaScript by build-rule.ts from a checked tree; no text of a rule becomes part of the code.',
  ),
  tested(
    '1.3.3',
    'what reaches a dangerous place is checked and bounded first',
    '',
    server('features/files/refused-upload.api.test.ts', 'to %j under the name %j'),
    server('features/auth/sign-in-lengths.api.test.ts', 'a %s of 40 KB is as wrong as any other'),
  ),
  tested(
    '1.3.4',
    'SVG cannot run',
    'SVG cannot be uploaded; in a document it is printed without scripts.',
    render('html-pdf/safety.test.ts', 'reaches nothing by any way out of a body, and prints the rest of it'),
  ),
  tested(
    '1.3.5',
    'templates of users are confined',
    'Liquid has no access to files, prototypes or the host; printed HTML has no scripts and no network.',
    render('liquid/render-template.test.ts', 'cannot be seen through filters'),
    render(
      'html-pdf/safety.test.ts',
      'reaches nothing even where scripts run and nothing watches the requests: the doors are closed by themselves',
    ),
  ),
  tested(
    '1.3.6',
    'no request to where input says',
    'Documents load files of their own tenant only; the proof of a host is read from the public address that was checked.',
    server(
      'features/tenants/hosts.api.test.ts',
      'connects to the address it has checked, whatever the DNS answers next',
    ),
    render('html-pdf/safety.test.ts', 'reads no file of the machine'),
  ),
  tested(
    '1.3.7',
    'values never become templates',
    '',
    render('liquid/render-template.test.ts', 'never make the rendering throw, whatever is put together'),
  ),
  notApplicable('1.3.8 1.3.9 1.3.10', 'JNDI, memcache, format strings', 'The product has none of them.'),
  byDesign(
    '1.3.11',
    'mail cannot be injected into',
    'Mail is made by nodemailer from fields; subjects and texts are our own, and recipients are checked accounts.',
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
    'Only JSON.parse reads input, and keys of prototypes stay keys.',
    server('graphql/scalar-value.test.ts', 'pairs make an object whose keys are only keys'),
  ),
  tested(
    '2.1.1',
    'rules of input are documented',
    'schema.graphql describes the arguments, docs/limits.md the sizes.',
    server('graphql/documented-limits.test.ts', 'docs/limits.md tells clients the numbers that hold'),
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
    render('html-pdf/documented-limits.test.ts', 'docs/limits.md tells the numbers that hold for a document'),
  ),
  tested(
    '2.2.1 2.2.2',
    'input is validated, on the server',
    'By the types of the schema, then by pure functions that report every problem at once.',
    server(
      'features/templates/template-changes.api.test.ts',
      'tells of everything that is too long or cannot be kept at once',
    ),
  ),
  tested(
    '2.2.3',
    'combinations of values are validated',
    '',
    server(
      'features/templates/template-changes.api.test.ts',
      'refuses a logical id that another of its type has, in either form of Unicode',
    ),
  ),
  byDesign(
    '2.3.1',
    'steps cannot be skipped',
    'Every operation stands alone; the only sequence is recovery by mail, see 6.4.3.',
  ),
  tested(
    '2.3.2',
    'limits are enforced',
    '',
    server('features/usage/usage.api.test.ts', 'are refused at the limit, and taken again once something is deleted'),
    server(
      'http/graphql-limits.api.test.ts',
      'a mutation costs what it writes: one large text passes, 40 aliases of it write nothing',
    ),
  ),
  tested(
    '2.3.3',
    'an operation succeeds or is undone, as one',
    '',
    server('database/connect.test.ts', 'is rolled back whole when the work throws'),
  ),
  tested(
    '2.3.4',
    'nothing is given away twice',
    '',
    server(
      'features/templates/template-changes.api.test.ts',
      'lets only one of several in that take the same logical id at once',
    ),
  ),
  tested(
    '2.4.1',
    'automation is bounded',
    '',
    attackRun,
    server('http/anonymous-requests.api.test.ts', 'long documents of strangers are not parsed'),
    server('http/request-bodies.api.test.ts', 'of more than 64 KiB in chunks is refused without credentials'),
    server(
      'http/shared-connections.api.test.ts',
      '25 long reads of one user leave connections to colleagues, other tenants and whoever signs in',
    ),
  ),
];
