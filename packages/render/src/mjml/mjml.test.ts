import { afterAll, describe, expect, it } from 'vitest';
import { createLiquidEngine } from '../liquid/liquid.ts';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { createMailEngine, type MailOutcome } from './mjml.ts';

const threads = new ThreadPool();
const engine = createMailEngine({ liquid: createLiquidEngine(threads), threads, warn: () => undefined });
afterAll(async () => {
  await engine.close();
  await threads.close();
});

const render = (mjml: string, data: Record<string, unknown> = {}) =>
  engine.render({ mjml, data, locale: 'zh-HK', isWhole: true });

const inBody = (content: string, head = '') => `<mjml>${head}<mj-body>${content}</mj-body></mjml>`;
const inColumn = (content: string, head = '') =>
  inBody(`<mj-section><mj-column>${content}</mj-column></mj-section>`, head);

function requireMail(outcome: MailOutcome) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome;
}

function problemsOf(outcome: MailOutcome) {
  if (outcome.ok) throw new Error('The mail was rendered.');
  return outcome.problems;
}

describe('a rendered mail', () => {
  it('has escaped values, its language, a text part and the inbox texts', async () => {
    const head = '<mj-head><mj-preview>Renew by {{ date }}</mj-preview></mj-head>';
    const mail = requireMail(
      await render(
        inColumn(
          '<mj-text>Dear {{ name }}</mj-text><mj-table><tr><td>No</td><td>Sum</td></tr><tr><td>A1</td><td>1,234.50</td></tr></mj-table>',
          head,
        ),
        {
          name: '<b>Chan</b> & "Co"',
          date: '1 May',
        },
      ),
    );
    expect(mail.html).toContain('Dear &lt;b&gt;Chan&lt;/b&gt; &amp; &#34;Co&#34;');
    expect(mail.html).toContain('lang="zh-HK"');
    expect(mail.html).not.toContain('fonts.googleapis');
    expect(mail.parts?.text).toContain('Dear <b>Chan</b> & "Co"');
    expect(mail.parts?.text).toMatch(/No\s+Sum\nA1\s+1,234\.50/);
    expect(mail.parts?.text).not.toContain('Renew');
    expect(mail.parts).toMatchObject({ preheader: 'Renew by 1 May', inboxText: 'Renew by 1 May' });
  });

  it('contains no executable address, and reports those removed', async () => {
    const mail = requireMail(
      await render(
        inColumn(
          '<mj-button href="{{ link }}">Pay</mj-button>\n<mj-text><a onclick="x()" href="java&#10;script:a()">a</a><script>b()</script></mj-text>',
        ),
        {
          link: ' JavaScript:alert(1)',
        },
      ),
    );
    expect(mail.html).not.toMatch(/script:|<script|onclick/i);
    expect(mail.warnings.map(({ code, line }) => `${code} ${line}`)).toEqual(['LINK 1', 'LINK 2']);
  });
});

describe('a problem', () => {
  it.each([
    ['an unclosed tag', '<mj-text>a', '<mj-text> is never closed'],
    ['a stray tag', '</mj-button>', 'has no matching'],
    ['a tag that does not exist', '<mj-txt>a</mj-txt>', 'There is no component <mj-txt>'],
    ['a name of every object', '<tostring/>', 'is HTML'],
    ['an attribute that does not exist', '<mj-text constructor="a">a</mj-text>', 'has no attribute constructor'],
    [
      'a missing quotation mark',
      '<mj-text color="#fff>a</mj-text><mj-text align="left">b</mj-text>',
      'quotation mark is missing',
    ],
    ['a value without quotation marks', '<mj-text align=left>a</mj-text>', 'must be in quotation marks'],
    ['a unit', '<mj-text font-size="12">a</mj-text>', 'font-size cannot be "12"'],
    ['a colour', '<mj-text color="blau">a</mj-text>', 'color cannot be "blau"'],
    ['an include', '<mj-include path="/etc/passwd" />', 'mj-include is not supported'],
    ['an unknown class', '<mj-text mj-class="big">a</mj-text>', 'There is no mj-class big'],
  ])('%s is reported at its position', async (_name, content, message) => {
    const [problem] = problemsOf(
      await render(
        `<mjml>\n<mj-body>\n<mj-section><mj-column>\n ${content}\n</mj-column></mj-section></mj-body></mjml>`,
      ),
    );
    expect(problem?.message).toContain(message);
    expect(problem?.line).toBe(4);
    expect(problem?.excerpt).toContain('▸');
  });

  it('is reported at its line even though Liquid has written many lines before it', async () => {
    const mjml = inColumn(
      '{% for one in list %}<mj-text>{{ one }}</mj-text>\n{% endfor %}\n{% if true %}\n<mj-txt>a</mj-txt>{% endif %}',
    );
    const [problem] = problemsOf(await render(mjml, { list: ['a\nb\nc', 'd\n\ne', 'f'] }));
    expect(problem).toMatchObject({ line: 4, column: 1 });
  });

  it('in Liquid is reported as by Liquid itself', async () => {
    expect(problemsOf(await render(inColumn('<mj-text>{{ name | nosuch }}</mj-text>')))).toMatchObject([
      { code: 'SYNTAX', message: 'There is no filter "nosuch".', line: 1 },
    ]);
  });
});
