// Small requests with large effects: refusals that quote the input, texts that grow on output, responses and bodies that
// stay in memory because they are never read or finished. Only for `npm run attack`: they take longer than a short run has.
import { graphql, post } from '../attempts.ts';
import type { Attempt, Shape, Target } from '../shape.ts';

const forgot = `mutation ($x: forgotPasswordInput!) {
  forgotPassword(tenantId: "test_dev", forgotPasswordInput: $x) { status } }`;
const find = 'query ($x: policyWhereInput) { policies(where: $x, limit: 1) { totalCount } }';

/** Each unknown field is a separate problem, and a message may quote the value that contains it. */
function unknownFields(textLength: number): Readonly<Record<string, unknown>> {
  const unknown = Array.from({ length: 60 }, (_value, nth) => [`unknown${nth}`, 1]);
  return { ...Object.fromEntries(unknown), email: 'x'.repeat(textLength) };
}

/** One text under many aliases. */
function repeated(text: string, aliases: number): Attempt {
  const fields = Array.from(
    { length: aliases },
    (_value, nth) => `a${nth}: renderHtml(html: $x, input: { name: "data" }) { status value }`,
  );
  return graphql(`query ($x: String!) { ${fields.join(' ')} }`, { x: text });
}

function head({ host, authorization = '' }: Target, length: number): string {
  const lines = ['POST /graphql HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json'];
  return `${[...lines, `Authorization: ${authorization}`, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`;
}

/** 30 MB, of which the socket takes only what fits into its buffers. */
function unreadAnswer(target: Target): Attempt {
  const attempt = repeated('x'.repeat(1_200_000), 25);
  const body = attempt.kind === 'http' && typeof attempt.body === 'string' ? attempt.body : '';
  return { kind: 'raw', parts: [head(target, body.length), body], isUnread: true, holdMs: 20_000 };
}

function unfinishedBody(target: Target): Attempt {
  const sent = `{"query":"{ __typename }","variables":{"x":"${'x'.repeat(7_900_000)}`;
  return { kind: 'raw', parts: [head(target, sent.length + 2), sent], holdMs: 20_000 };
}

const shapes: readonly Omit<Shape, 'theme' | 'isLong'>[] = [
  {
    name: '60 unknown fields beside a text of 31,000 characters',
    by: 'nobody',
    times: 20,
    sideBySide: 10,
    make: () => graphql(forgot, { x: unknownFields(31_000) }),
  },
  {
    name: '60 unknown fields beside a text of 2.5 MB',
    by: 'one user',
    times: 10,
    sideBySide: 5,
    make: () => graphql(find, { x: unknownFields(2_500_000) }),
  },
  {
    name: '60 unknown fields among the variables of a document',
    by: 'one user',
    times: 10,
    sideBySide: 5,
    make: () =>
      post('/api/v1/render/policy_schedule', JSON.stringify({ variables: { where: unknownFields(2_500_000) } })),
  },
  {
    name: '40 answers of 30 MB that nobody reads for 20 s',
    by: 'one user',
    times: 40,
    sideBySide: 40,
    mayBeCut: true,
    make: (_nth, target) => unreadAnswer(target),
  },
  {
    name: '2,000 silent connections from one address',
    by: 'nobody',
    times: 2_000,
    sideBySide: 2_000,
    mayBeCut: true,
    isFromOneAddress: true,
    make: () => ({ kind: 'raw', parts: [], holdMs: 40_000 }),
  },
  {
    name: '60 bodies of 7.9 MB that do not end',
    by: 'one user',
    times: 60,
    sideBySide: 60,
    mayBeCut: true,
    make: (_nth, target) => unfinishedBody(target),
  },
  {
    name: 'control characters, six bytes each in JSON, under 26 aliases',
    by: 'one user',
    times: 4,
    sideBySide: 2,
    make: () => repeated('\u0001'.repeat(1_200_000), 26),
  },
  {
    name: 'a document of one block string of 7 MB',
    by: 'one user',
    times: 4,
    sideBySide: 2,
    make: () =>
      graphql(`{ evaluateLogic(logic: """${'x\n'.repeat(3_500_000)}""", valuesJsonString: "{}") { status } }`),
  },
];

export const amplifiedShapes: readonly Shape[] = shapes.map((shape) => ({
  ...shape,
  theme: 'amplification',
  isLong: true,
}));
