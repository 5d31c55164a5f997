import { expect, test } from 'vitest';
import { createGuard } from './guard.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { isShownElement } from './safe-markup.ts';

const shown = (html: string): string => createGuard('abcd1234').protect(html);
const acting =
  'script style iframe frame frameset object embed applet form input button textarea select svg math base meta link ' +
  'template noscript noembed noframes xmp plaintext title video audio picture source map area html head body dialog ' +
  'details marquee portal slot custom-element image canvas';

test('elements that run, fetch or change the parsing of other content are hidden', () => {
  expect(acting.split(' ').filter(isShownElement)).toEqual([]);
});

test('a URL that runs something is hidden, in any notation', () => {
  const addresses = [
    'javascript:x()',
    ' JaVaScRiPt:x()',
    'java&#115;cript:x()',
    'java&#x73;cript:x()',
    'javascript&colon;x()',
    'java&Tab;script:x()',
    'java\tscript:x()',
    'java\nscript:x()',
    '\u0001javascript:x()',
    'vbscript:x()',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://a/b',
  ];
  for (const address of addresses) {
    expect(shown(`<a href="${address}">a</a>`)).toBe('<a data-lq="abcd1234-0">a</a>');
    expect(shown(`<img src='${address}'>`)).toBe('<img data-lq="abcd1234-0">');
  }
  expect(shown('<img src="data:image/svg+xml;base64,AAAA">')).toBe('<img data-lq="abcd1234-0">');
});

test('the address of a file is shown as its key is written', () => {
  for (const src of ['/api/v1/files/brand/logo 1.png', '/api/v1/files/%E6%A8%99.png?tenantIdIfNoToken=a&amp;b=c']) {
    expect(shown(`<img src="${src}">`)).toBe(`<img src="${src}" data-lq="abcd1234-0">`);
  }
});

test('a style that fetches something or obscures its meaning is hidden', () => {
  for (const style of [
    'background:url(https://a/b)',
    'background:u\\72l(https://a/b)',
    'background:u/**/rl(x)',
    'list-style-image:image-set("https://a/b" 1x)',
    '@import "https://a"',
    'background:&#117;rl(x)',
    'behavior:x',
    'color:red;}</style><script>',
  ]) {
    expect(shown(`<p style='${style}'>a</p>`)).toBe('<p data-lq="abcd1234-0">a</p>');
  }
});

test('an attribute cannot escape its value, and event handlers are inert, with or without quotes', () => {
  expect(shown(`<p title='" onclick="x()'>a</p>`)).toBe(
    '<p title="&quot; onclick=&quot;x()" data-lq="abcd1234-0">a</p>',
  );
  for (const handler of [
    'onclick=x()',
    'ONCLICK="x()"',
    '/onclick=x()',
    'x=1/onclick=x()',
    '"onclick=x()',
    'srcdoc=x',
  ]) {
    expect(shown(`<p ${handler}>a</p>`)).toBe('<p data-lq="abcd1234-0">a</p>');
  }
});

test('text remains text, even where something was removed from a tag', () => {
  expect(shown('<p>1 < 2 <\u0000img src=x onerror=x()></p>')).toBe('<p>1 &lt; 2 &lt;img src=x onerror=x()></p>');
});

test('content that is parsed differently by browsers and other programs is hidden', () => {
  const texts = [
    '<!--><img src=x onerror=x()>-->',
    '<!---><img src=x onerror=x()>-->',
    '<!-- --!><img src=x onerror=x()>-->',
    '<!-- <!-- --> <img src=x onerror=x()> -->',
    '<svg><![CDATA[<img src=x onerror=x()>]]></svg>',
    '<svg><style><!--</style><img src=x onerror=x()>--></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></math>',
    '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>',
    '<template><img src=x onerror=x()></template>',
    '<textarea></textarea x><img src=x onerror=x()>',
    '<title><!--</title><img src=x onerror=x()>-->',
    '<plaintext></plaintext><img src=x onerror=x()>',
    '<style></style/><img src=x onerror=x()>',
    '<img src=x onerror=x()',
    '<p {{ "x > y" }} onclick=x()>a',
    '<p {% if a %}title="{% else %}x="{% endif %} onclick=x() ">a',
  ];
  for (const text of texts) {
    const content = shown(text);
    for (const token of tokenizeHtml(content, true)) {
      if (token.kind === 'opaque') expect(content.slice(token.from, token.to)).toMatch(/^<!--lq:abcd1234-\d+-->$/);
      if (token.kind !== 'start') continue;
      expect(isShownElement(token.name)).toBe(true);
      expect(token.attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    }
    expect(content).not.toMatch(/<[^!>][^>]*onerror|<[^!>][^>]*onclick/);
  }
});

test("one editor's tokens mean nothing to another", () => {
  const guard = createGuard('abcd1234');
  const content = guard.protect('<!-- secret --><p hidden>a</p>');
  const foreign = content.replaceAll('abcd1234', 'zzzzzzzz');
  expect(guard.restore(`${foreign}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
  expect(guard.knows('lq:zzzzzzzz-0')).toBe(false);
});
