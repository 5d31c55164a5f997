// Prints docs/api.md to standard output: the operations of the schema by feature, with who may call them, and the routes
// of the REST API with the fields of its OpenAPI documents.
import { globSync, readFileSync } from 'node:fs';
import {
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
} from 'graphql';
import { toOpenapiDocument } from '../calculation/rest/openapi-document.ts';
import { toFunctionDocument } from '../features/functions/calls/function-openapi.ts';
import { createSchema } from '../schema.ts';
import { templateKinds } from '../template-kinds.ts';
import { routes } from './access/routes.ts';

const sources = `${import.meta.dirname}/..`;
const schema = createSchema(templateKinds);

/** What each route does. Every route of the access tests has one. */
const purposes: Readonly<Record<string, string>> = {
  'GET /healthz': 'Whether the process is alive.',
  'GET /readyz':
    'Whether it can serve requests: database, files and disk space. Also the state of the printer, and the background jobs whose last run here failed.',
  'GET /metrics': 'Metrics in the format of Prometheus. Requires `METRICS_TOKEN`, except on the machine of the server.',
  'GET /config.json': 'The tenant and app of the host, for the studio.',
  'POST /guest': 'A token for a guest of the app at the host.',
  'POST /component-failures': 'Reports that a component of the app failed on a page.',
  'GET /dev/mailbox': 'Mails that were not sent because there is no `SMTP_URL`. On the machine of the server only.',
  'GET /dev/mailbox/:id': 'One of them: headers, text and attachments.',
  'GET /dev/mailbox/:id/html': 'Its HTML.',
  'GET /dev/mailbox/:id/attachments/:index': 'An attachment.',
  'GET /dev/mailbox/:id/message.eml': 'The mail as it would be sent.',
  'POST /graphql': 'GraphQL: all operations above. GraphiQL is at this address in development.',
  'POST /api/v1/products/:plan/:type/:version/price': 'Calculates prices: one, or a list.',
  'POST /api/v1/products/:plan/:type/:version/underwriting': 'Decides on applications: one, or a list.',
  'POST /api/v1/products/:plan/:type/price':
    'The same with the version that is effective on the `startDate` of each item: see [pricing.md](pricing.md#versions-by-date).',
  'POST /api/v1/products/:plan/:type/underwriting':
    'The same with the version that is effective on the `startDate` of each item.',
  'GET /api/v1/products/:plan/:type/:version/openapi.json': 'OpenAPI 3.1, with the variables of the product.',
  'POST /api/v1/render/*': 'Prints a document, or renders an email: see [templates.md](templates.md).',
  'POST /api/v1/functions/*': 'Calls a function by its id or logical id: one call, or a list.',
  'GET /api/v1/functions/*': '`…/openapi.json`: OpenAPI 3.1, with the inputs and outputs of the function.',
  'POST /api/v1/files': 'Uploads a file into the top folder, as multipart/form-data with `file` and `isPublic`.',
  'GET /api/v1/files/*': 'Downloads a file. Public files need no credentials.',
  'POST /api/v1/files/*': 'Uploads a file into a folder.',
  'GET /api/v1/rate-tables/:plan/:type/:version/*':
    'Downloads a rate table as CSV or as a workbook: see [rate-tables.md](rate-tables.md#files).',
  'PUT /api/v1/rate-tables/:plan/:type/:version/*': 'Replaces the rows of a rate table by those of such a file.',
  'POST /api/v1/rate-tables/read': 'Shows the cells of a CSV file or a workbook as texts.',
};

/** Further spellings of other routes, and the answer to preflights. */
const unlisted = new Set(['POST /graphql/', 'OPTIONS /*', 'GET /api/v1/files']);

function toRouteLines(): string[] {
  const named = Object.entries(routes).filter(([name]) => !unlisted.has(name));
  return named.map(([name, { access, right }]) => {
    const purpose = purposes[name];
    if (purpose === undefined) throw new Error(`Describe the route ${name} in print-api.ts.`);
    const credentials = access === 'everybody' ? 'no credentials' : access;
    return `- \`${name}\`: ${purpose} _${right === undefined ? credentials : `${credentials}, right ${right}`}_`;
  });
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(value: unknown, ...path: readonly string[]): Json {
  const found = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
  return isObject(found) ? found : {};
}

function typeWords(value: Json): string {
  const { $ref, type, const: only, enum: several, anyOf, items } = value;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(several)) return several.map((one) => JSON.stringify(one)).join(' or ');
  if (Array.isArray(anyOf)) return anyOf.map((one) => typeWords(isObject(one) ? one : {})).join(' or ');
  if (type === 'array') return `list of ${typeWords(isObject(items) ? items : {})}`;
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : 'any';
}

function toSchemaLines(document: Json, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const found = memberOf(document, 'components', 'schemas', name);
    const required = Array.isArray(found['required']) ? found['required'] : [];
    const fields = Object.entries(memberOf(found, 'properties')).map(([field, value]) => {
      const { description } = memberOf(value);
      const words = typeof description === 'string' ? `: ${description}` : '';
      return `  - \`${field}\` (${typeWords(memberOf(value))}${required.includes(field) ? ', required' : ''})${words}`;
    });
    return [`- **${name}**`, ...fields];
  });
}

function toStatusLines(document: Json, path: string): string[] {
  return Object.entries(memberOf(document, 'paths', path, 'post', 'responses')).map(
    ([status, answer]) => `- \`${status}\`: ${String(memberOf(answer)['description'])}`,
  );
}

interface Part {
  readonly feature: string;
  readonly document: DocumentNode;
}

const parts: readonly Part[] = globSync('features/**/*.graphql', { cwd: sources })
  .toSorted()
  .map((file) => ({
    feature: file.split('/')[1] ?? '',
    document: parse(readFileSync(`${sources}/${file}`, 'utf8')),
  }));

function inOneLine(description: { readonly value: string } | undefined): string {
  return (description?.value ?? '').replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').trim();
}

function toAudience(directives: readonly DirectiveNode[] = []): string {
  const open = { forGuests: 'guests', forCustomers: 'customers', forStaff: 'staff' };
  const names = Object.entries(open).flatMap(([directive, audience]) =>
    directives.some(({ name }) => name.value === directive) ? [audience] : [],
  );
  return names.length === 0 ? '' : `, open to ${names.join(', ')} of apps`;
}

/** The access that operations.ts attached to the resolver. */
function accessWords(access: unknown): string {
  if (isObject(access)) return `${accessWords(access['orEnrolling'])}, or while setting up a second factor`;
  if (access === 'guest' || access === 'visitor') return `${access}s of apps only`;
  return typeof access === 'string' && access !== 'everybody' ? access : 'no sign-in';
}

function costWords(directives: readonly DirectiveNode[] = []): string {
  const [weight] = directives.find(({ name }) => name.value === 'cost')?.arguments ?? [];
  return weight?.value.kind === Kind.INT ? `, cost ${weight.value.value}` : '';
}

function signature({ name, arguments: inputs = [], type }: FieldDefinitionNode): string {
  const shown = inputs.map((input: InputValueDefinitionNode) => `${input.name.value}: ${print(input.type)}`);
  return `${name.value}${shown.length > 0 ? `(${shown.join(', ')})` : ''}: ${print(type)}`;
}

function toOperation(root: 'Query' | 'Mutation', node: FieldDefinitionNode): string {
  const field = schema.getType(root)?.toConfig();
  const access =
    field !== undefined && 'fields' in field ? field.fields[node.name.value]?.extensions?.['access'] : undefined;
  const who = `${accessWords(access)}${toAudience(node.directives)}${costWords(node.directives)}`;
  const description = inOneLine(node.description);
  return `- \`${signature(node)}\` _${who}_${description === '' ? '' : `\n  ${description}`}`;
}

function operationsOf(feature: string, root: 'Query' | 'Mutation'): string[] {
  const fields = parts
    .filter((part) => part.feature === feature)
    .flatMap(({ document }) => document.definitions)
    .flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION) &&
      node.name.value === root
        ? (node.fields ?? [])
        : [],
    );
  return fields.toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1)).map((node) => toOperation(root, node));
}

function inputsOf(feature: string): string[] {
  return parts
    .filter((part) => part.feature === feature)
    .flatMap(({ document }) => document.definitions)
    .flatMap((node) => {
      if (node.kind === Kind.ENUM_TYPE_DEFINITION)
        return [`- \`${node.name.value}\`: ${(node.values ?? []).map(({ name }) => name.value).join(', ')}`];
      if (node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return [];
      const fields = (node.fields ?? []).map(({ name, type }) => `${name.value}: ${print(type)}`);
      return [`- \`${node.name.value}\`: \`{ ${fields.join(', ')} }\``];
    })
    .toSorted();
}

const titles: Readonly<Record<string, string>> = {
  'api-keys': 'API keys',
  auth: 'Sign-in and accounts',
  l10n: 'Texts',
  codes: 'Discount and loading codes',
  'product-uses': 'Uses of products',
};

function titleOf(feature: string): string {
  const plain = feature.replaceAll('-', ' ');
  return titles[feature] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function toSection(feature: string): string[] {
  const lists = [
    ['Queries', operationsOf(feature, 'Query')],
    ['Mutations', operationsOf(feature, 'Mutation')],
    ['Inputs and enumerations', inputsOf(feature)],
  ] as const;
  const filled = lists.filter(([, items]) => items.length > 0);
  return ['', `### ${titleOf(feature)}`, ...filled.flatMap(([title, items]) => ['', `**${title}**`, '', ...items])];
}

const features = [...new Set(parts.map(({ feature }) => feature))].filter(
  (feature) => operationsOf(feature, 'Query').length + operationsOf(feature, 'Mutation').length > 0,
);
const product = toOpenapiDocument({
  name: 'Product',
  version: '1',
  publicUrl: '',
  path: '/product',
  dated: undefined,
  pricing: 0,
  underwriting: true,
  codes: [{ kind: 'discount', code: 'CODE', name: 'each code of the product, with its name', logic: 0 }],
  inputs: [],
  tables: undefined,
  locale: 'en-US',
  priceExample: undefined,
  decisionExample: undefined,
});
const called = toFunctionDocument({
  name: 'Function',
  id: 'function',
  publicUrl: '',
  matched: { inputs: [], outputs: [] },
});

const lines = [
  '# API reference',
  '',
  '<!-- Generated by `npm run codegen` from the SDL, the resolvers and the routes of packages/server. Do not edit. -->',
  '',
  'Every operation and route, with who may call it: a right ([security.md](security.md#roles) lists the rights of each role)',
  'or an audience of published apps. [schema.graphql](../schema.graphql) describes every field of every type.',
  '',
  '- [GraphQL](#graphql): ' +
    features
      .map((feature) => `[${titleOf(feature)}](#${titleOf(feature).toLowerCase().replaceAll(' ', '-')})`)
      .join(', '),
  '- [REST](#rest)',
  '',
  '## GraphQL',
  '',
  'Send `POST /graphql` with `{"query": …, "variables": …}` and `Authorization: Bearer …`. A mutation, and a query that can',
  'fail, returns `status` (`success` or `failure`) and `errors_2`: the problems, each with a code, a message and the path of',
  'the input. Its other fields are null after a failure. `cost` is what an operation adds to the cost of a request, if it is',
  'more than 1: see [limits.md](limits.md).',
  '',
  'Signed-in users may name the state of the items that a request reads, in GraphQL and in REST, with the header',
  '`X-Perspective`: `working`, `live`, or `release`, a space and the id of a release, which is read over what is live. Anything',
  'else, and a header that is sent twice, is `INVALID`, an unknown release `NOT_FOUND`. Guests, visitors, API keys and pages of',
  'other origins are refused with it (`FORBIDDEN`). Where changes take effect at once, all items have one state only.',
  ...features.flatMap(toSection),
  '',
  '## REST',
  '',
  'Bodies are JSON in UTF-8. `Accept-Language` selects the language of messages, English or Chinese. An API key is sent in the',
  'header `X-API-Key` or as a bearer token, a session as `Authorization: Bearer` with an access token of `token_2`.',
  '',
  ...toRouteLines(),
  '',
  '### Prices and decisions',
  '',
  ...toSchemaLines(product, [
    'PriceRequest',
    'DecisionRequest',
    ...Object.keys(memberOf(product, 'components', 'schemas')).filter((name) => !name.endsWith('Request')),
  ]),
  '',
  'Statuses:',
  '',
  ...toStatusLines(product, '/product/price'),
  '',
  '### Calls of functions',
  '',
  ...toSchemaLines(called, ['Call', 'Result']),
  '',
  'Statuses:',
  '',
  ...toStatusLines(called, '/api/v1/functions/function'),
];

process.stdout.write(`${lines.join('\n')}\n`);
