// What is asked of a tenant of a million policies, and the same in SQL.

export interface Question {
  readonly name: string;
  /** The root field, with its arguments after `$where`, and what is selected from its items. */
  readonly field: 'policies' | 'requests' | 'transactions' | 'sentMails';
  readonly fields?: string;
  readonly where?: object;
  readonly skip?: number;
  readonly isCounted?: boolean;
  /** Continues with a cursor after so many others. */
  readonly after?: number;
  /** The same condition on the row p of the tenant $1 in several ways: the fastest is that of plain SQL. */
  readonly conditions: readonly string[];
}

/** The narrow rows of a list, and their documents. */
export const tablesOf: Readonly<Record<Question['field'], readonly [string, string] | readonly [string]>> = {
  policies: ['policies', 'policy_documents'],
  requests: ['cases', 'case_documents'],
  transactions: ['transactions', 'transaction_documents'],
  sentMails: ['mails'],
};

const everything = ['true'];

function newest(field: Question['field'], isPaged = true): Question[] {
  const question = { field, where: {}, conditions: everything };
  const paged = [
    { ...question, name: `${field} after 10,000`, skip: 10_000 },
    { ...question, name: `${field} after a cursor behind 10,000`, after: 10_000 },
  ];
  return [
    { ...question, name: `the newest ${field}` },
    { ...question, name: `the newest ${field} with a bounded count`, isCounted: true },
    ...(isPaged ? paged : []),
  ];
}

/** By comparing rows in an order that the planner chooses, and through the index of grams, which only the owner may use. */
function containing(column: string, grams: string, text: string): string[] {
  const compared = `${column} like '%${text}%'`;
  return [compared, `${compared} and search_grams(p.tenant_id, ${grams}) @> search_grams($1, '${text}')`];
}

const caseGrams = `coalesce(p.case_number_folded, '') || e'\n' || coalesce(p.name_folded, '') || e'\n' ||
  coalesce(p.search_folded, '')`;

function searches(field: 'policies' | 'requests'): Question[] {
  const grams = field === 'policies' ? 'p.search_folded' : caseGrams;
  return [
    ['an absent text', 'nobody'],
    ['a rare Chinese surname', '歐陽'],
    ['a common Chinese character', '陳'],
    ['a common name', 'tai man'],
    ['a number', '-00007919'],
    ['two common letters', 'an'],
    ['two absent letters', 'qz'],
  ].flatMap(([name, text = '']) => {
    const question = {
      field,
      where: { text_contains: text },
      // The index has no pairs of ASCII characters.
      conditions: containing('p.search_folded', grams, text).slice(0, /^\w{1,2}$/.test(text) ? 1 : 2),
    };
    return [
      { ...question, name: `${field} with ${name}` },
      { ...question, name: `${field} with ${name} and a bounded count`, isCounted: true },
    ];
  });
}

const policyFields = `id issuerNumber description status startDate endDate contractHolder { id ... on individual { name email } } createdAt
  product { name } premium { formattedPrice }`;
const requestFields = `id caseNumber name status holder { id ... on individual { name } } notes { content } assignedTo { username } createdAt`;
const transactionFields = 'id transactionNumber formattedTransaction status policy { id issuerNumber } createdAt';

export const questions: readonly Question[] = [
  ...newest('policies'),
  {
    name: 'policies with an absent status',
    field: 'policies',
    where: { status_in: ['NONE'] },
    conditions: [`p.status = 'NONE'`],
  },
  ...searches('policies'),
  {
    name: 'policies with one of two absent texts',
    field: 'policies',
    where: { or: [{ text_contains: 'nobody' }, { description_contains: 'nowhere' }] },
    conditions: [
      `(p.search_folded like '%nobody%' or p.description_folded like '%nowhere%')`,
      `(p.search_folded like '%nobody%' or p.description_folded like '%nowhere%')
        and (search_grams(p.tenant_id, p.search_folded) @> search_grams($1, 'nobody')
          or search_grams(p.tenant_id, p.description_folded) @> search_grams($1, 'nowhere'))`,
    ],
  },
  {
    name: 'policies with an absent description',
    field: 'policies',
    where: { description_contains: 'nowhere' },
    conditions: containing('p.description_folded', 'p.description_folded', 'nowhere'),
  },
  {
    name: 'details of a policy',
    field: 'policies',
    fields: policyFields,
    where: { id: 'policy-77' },
    conditions: [`p.id = 'policy-77'`],
  },
  ...newest('requests'),
  ...searches('requests'),
  {
    name: 'details of a request',
    field: 'requests',
    fields: requestFields,
    where: { id: 'case-77' },
    conditions: [`p.id = 'case-77'`],
  },
  ...newest('transactions'),
  {
    name: 'transactions with a part of a number',
    field: 'transactions',
    where: { transactionNumber_contains: '-00007919' },
    conditions: containing('p.transaction_number_folded', 'p.transaction_number_folded', '-00007919'),
  },
  {
    name: 'transactions of a policy, with their details',
    field: 'transactions',
    fields: transactionFields,
    where: { policyId: 'policy-77' },
    conditions: [`p.policy_id = 'policy-77'`],
  },
  ...newest('sentMails', false),
];

const inputs = { policies: 'policyWhereInput', requests: 'caseWhere', transactions: 'transactionWhereInput' };

/** The most items of a page; of mails, always 100. */
export const limitOf = ({ field }: Question): number => (field === 'sentMails' ? 100 : 20);

export function toQuery(question: Question): string {
  const { field, fields = 'id status createdAt', isCounted = false } = question;
  const counted = isCounted ? 'totalCount totalCountIsLowerBound' : '';
  if (field === 'sentMails') return `{ page: sentMails { ${counted} list { id state subject createdAt } } }`;
  return `query ($where: ${inputs[field]}, $skip: Int, $after: String) {
    page: ${field}(where: $where, limit: ${limitOf(question)}, skip: $skip, after: $after) {
      ${counted} endCursor list { ${fields} } } }`;
}
