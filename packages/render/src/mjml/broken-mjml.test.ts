// Every way to break MJML that the tests of the compiler and the compiler itself cover: rejected with a message and a
// line before anything is sent. The compiler itself silently accepts most of them.
import { afterAll, expect, it } from 'vitest';
import { createLiquidEngine } from '../liquid/liquid.ts';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { createMailEngine } from './mjml.ts';

const threads = new ThreadPool();
const engine = createMailEngine({ liquid: createLiquidEngine(threads), threads, warn: () => undefined });
afterAll(async () => {
  await engine.close();
  await threads.close();
});

const section = (content: string) => `<mj-section><mj-column>\n${content}\n</mj-column></mj-section>`;
const inBody = (content: string, head = '') => `<mjml>${head}<mj-body>${section(content)}</mj-body></mjml>`;
const inHead = (content: string) => inBody('<mj-text>A</mj-text>', `<mj-head>\n${content}\n</mj-head>`);

it.each([
  ['nothing at all', '', 1],
  ['text alone', 'Dear customer', 1],
  ['HTML instead of MJML', '<html><body><p>A</p></body></html>', 1],
  ['a body without mjml', `<mj-body>${section('')}</mj-body>`, 1],
  ['a head alone', '<mjml><mj-head><mj-title>A</mj-title></mj-head></mjml>', 1],
  ['a body that is written in other letters', '<mjml><mj-Body></mj-Body></mjml>', 1],
  ['two roots', '<mjml><mj-body></mj-body></mjml>\n<mjml><mj-body></mj-body></mjml>', 2],
  ['two bodies', '<mjml><mj-body></mj-body>\n<mj-body></mj-body></mjml>', 2],
  ['two heads', '<mjml><mj-head></mj-head>\n<mj-head></mj-head><mj-body></mj-body></mjml>', 2],
  ['a section outside of the body', '<mjml>\n<mj-section></mj-section><mj-body></mj-body></mjml>', 2],
  ['a text directly in the body', '<mjml><mj-body>\n<mj-text>A</mj-text></mj-body></mjml>', 2],
  [
    'a text directly in a section',
    '<mjml><mj-body><mj-section>\n<mj-text>A</mj-text></mj-section></mj-body></mjml>',
    2,
  ],
  ['a column in a column', inBody('<mj-column></mj-column>'), 2],
  ['a section in a column', inBody('<mj-section></mj-section>'), 2],
  ['a body in a column', inBody('<mj-body></mj-body>'), 2],
  ['an element of a menu outside of one', inBody('<mj-navbar-link href="https://a.example">A</mj-navbar-link>'), 2],
  ['a text in a menu', inBody('<mj-navbar>\n<mj-text>A</mj-text></mj-navbar>'), 3],
  ['a text in an accordion', inBody('<mj-accordion>\n<mj-text>A</mj-text></mj-accordion>'), 3],
  ['an unknown component', inBody('<mj-txt>A</mj-txt>'), 2],
  ['a component with a capital letter', inBody('<mj-Text>A</mj-Text>'), 2],
  ['an end with a capital letter', inBody('<mj-text>A</mj-Text>'), 2],
  ['HTML between components', inBody('<div>A</div>'), 2],
  ['a property of every object as a component', inBody('<constructor></constructor>'), 2],
  ['a text that is never closed', inBody('<mj-text>A'), 2],
  ['a column that is never closed', '<mjml><mj-body><mj-section>\n<mj-column></mj-section></mj-body></mjml>', 2],
  ['a root that is never closed', '<mjml>\n<mj-body></mj-body>', 1],
  ['tags that cross', inBody('<mj-wrapper><mj-text></mj-wrapper></mj-text>'), 2],
  ['an end without a beginning', inBody('</mj-text>'), 2],
  ['the end of another component', inBody('<mj-text>A</mj-button>'), 2],
  ['a tag that is cut off', inBody('<mj-text'), 2],
  ['a comment that is never closed', inBody('<!-- A'), 2],
  ['an unknown attribute', inBody('<mj-text colour="#112233">A</mj-text>'), 2],
  ['an attribute of another component', inBody('<mj-text src="a.png">A</mj-text>'), 2],
  ['a value without quotation marks', inBody('<mj-text align=left>A</mj-text>'), 2],
  ['a quotation mark too few', inBody('<mj-text align="left>A</mj-text>'), 2],
  ['a number without its unit', inBody('<mj-text font-size="12">A</mj-text>'), 2],
  ['a unit that does not fit', inBody('<mj-text line-height="2parsec">A</mj-text>'), 2],
  ['a width in words', inBody('<mj-image src="https://a.example/a.png" width="wide" />'), 2],
  ['a color that does not exist', inBody('<mj-text color="blau">A</mj-text>'), 2],
  ['a value that is not in the list', inBody('<mj-text align="middle">A</mj-text>'), 2],
  ['neither true nor false', inBody('<mj-image src="https://a.example/a.png" fluid-on-mobile="maybe" />'), 2],
  ['a class that does not exist', inBody('<mj-text mj-class="big">A</mj-text>'), 2],
  ['an include', inBody('<mj-include path="./header.mjml" />'), 2],
  ['an include of a secret file', inBody('<mj-include path="/etc/passwd" type="html" />'), 2],
  ['an unknown component in the head', inHead('<mj-titel>A</mj-titel>'), 2],
  ['a text in the head', inHead('<mj-text>A</mj-text>'), 2],
  ['unknown defaults for all', inHead('<mj-attributes><mj-all colour="#112233" /></mj-attributes>'), 2],
  ['unknown defaults for one component', inHead('<mj-attributes><mj-txt color="#112233" /></mj-attributes>'), 2],
  ['a style that is never closed', inHead('<mj-style>.a { color: red </mj-style>'), 2],
  ['a style with an unmatched brace', inHead('<mj-style>.a { } }</mj-style>'), 2],
  ['a comment in a style that is never closed', inHead('<mj-style>/* a</mj-style>'), 2],
  ['a font whose name is a pattern', inHead('<mj-font name="(a+)+$" href="https://a.example/a.css" />'), 2],
  ['a font at an address of another kind', inHead('<mj-font name="A" href="ftp://a.example/a.css" />'), 2],
  ['a font without an address', inHead('<mj-font name="A" />'), 2],
  ['a breakpoint without a unit', inHead('<mj-breakpoint width="320" />'), 2],
])('%s is refused, at its line', async (_name, mjml, line) => {
  const outcome = await engine.render({ mjml, data: {}, locale: 'en-US', isWhole: true });
  expect(outcome).toMatchObject({ ok: false });
  const problems = outcome.ok ? [] : outcome.problems;
  for (const { message } of problems) {
    expect(message).toMatch(/^[^]{10,300}\.$/);
    expect(message).not.toMatch(/cannot be compiled|undefined|TypeError/);
  }
  expect(problems).toContainEqual(expect.objectContaining({ line, excerpt: expect.stringContaining('▸') }));
});
