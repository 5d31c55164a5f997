// Emails that would make the compiler hang, crash or misread them, and mails that would reach strangers.
import { graphql } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const render = 'query ($x: String!) { renderEmailMjml(emailMjml: $x, input: { name: "data" }) { status errors } }';
const send = 'mutation ($input: sendNotificationInput!) { sendNotification(input: $input) { status errors } }';

const inColumn = (content: string, head = '') =>
  `<mjml>${head}<mj-body><mj-section><mj-column>${content}</mj-column></mj-section></mj-body></mjml>`;
const rendering = (mjml: string) => () => graphql(render, { x: mjml });
const sending = (emailMessage: object) => () => graphql(send, { input: { emailMessage } });

const html = '<p>Hello</p>';

const kinds: Readonly<Record<string, () => Attempt>> = {
  'components within components': rendering(`${'<mj-section>'.repeat(20_000)}${'</mj-section>'.repeat(20_000)}`),
  'many components': rendering(inColumn('<mj-spacer />'.repeat(20_000))),
  'HTML within HTML': rendering(inColumn(`<mj-text>${'<div>'.repeat(20_000)}</mj-text>`)),
  'a font whose name is a slow pattern': rendering(
    inColumn('<mj-text>a</mj-text>', '<mj-head><mj-font name="(a+)+$" href="https://a.example/a.css" /></mj-head>'),
  ),
  'many inline rules': rendering(
    inColumn(
      '<mj-text>a</mj-text>'.repeat(200),
      `<mj-head><mj-style inline="inline">${'.a { color: red } '.repeat(3_000)}</mj-style></mj-head>`,
    ),
  ),
  'names of every object': rendering(inColumn('<mj-text constructor="a" __proto__="b">c</mj-text><tostring />')),
  'a file of the machine': rendering(inColumn('<mj-include path="/etc/passwd" type="html" />')),
  'a long text': rendering(inColumn(`<mj-text>${'a'.repeat(4_000_000)}</mj-text>`)),
  'brackets that never end': rendering('<'.repeat(500_000)),
  'quotation marks that never end': rendering(inColumn('<mj-text color="'.repeat(20_000))),
  'a loop that makes many components': rendering(inColumn('{% for i in (1..100000) %}<mj-spacer />{% endfor %}')),
  'marks of mails that are compiled once': rendering(inColumn('<mj-text>\u{fdd0}\u{fdd8}0\u{fdd9}\u{fdd1}</mj-text>')),
  'recipients behind a line break': sending({ to: 'a@customer.test\r\nBcc: all@customer.test', htmlContent: html }),
  'a list as one recipient': sending({
    to: Array.from({ length: 500 }, (_, at) => `c${at}@customer.test`).join(),
    htmlContent: html,
  }),
  'many blind copies': sending({
    to: 'a@customer.test',
    bccs: Array.from({ length: 900 }, (_, at) => `c${at}@customer.test`),
    htmlContent: html,
  }),
  'the same file many times': sending({
    to: 'a@customer.test',
    htmlContent: html,
    attachments: Array.from({ length: 900 }, () => ({ key: 'brand/logo.png', name: 'a.png' })),
  }),
};

export const emailShapes: readonly Shape[] = Object.entries(kinds).map(([name, make]) => ({
  theme: 'emails',
  name,
  by: 'one user',
  make,
}));
