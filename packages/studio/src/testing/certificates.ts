// Random certificates resembling real ones: nested tables, loops around rows, conditions within attributes.
import fc from 'fast-check';

const path = fc.constantFrom('policy.issuerNumber', 'b.name', 'b.value', 'policy.contractHolder.name', 'items[0].x');
const condition = fc.constantFrom('a > 1', 'b.value < 5 and c', 'x == "a > b"', "y contains 'ß & ü'", 'b.isMain');
const words = fc.constantFrom(
  'Dear',
  'Premium',
  '保費',
  'HKD&nbsp;1,200',
  'A &amp; B',
  '&copy; 2027',
  '🎉',
  '5 &lt; 6',
  "it's",
);
const filter = fc.constantFrom('', ' | date', ' | append: " <= "', " | default: 'a  b'", ' | times: 2');

const output = fc.tuple(path, filter).map(([name, applied]) => `{{ ${name}${applied} }}`);
const attribute = fc.oneof(
  fc.constantFrom('class="a b"', 'align=center', 'STYLE="color:Red"', 'style="width:50%;"', "data-x='1'", 'hidden'),
  fc.constantFrom('onclick="go(1 > 2)"', 'style="background:url(x.png)"', 'width="{{ w }}"', 'id=row-{{ i }}'),
  condition.map((when) => `{% if ${when} %}class="main"{% endif %}`),
  condition.map((when) => `style="color: {% if ${when} %}red{% else %}#333{% endif %}"`),
);
const attributes = fc
  .uniqueArray(attribute, { maxLength: 2, selector: (one) => /^\w+/.exec(one)?.[0].toLowerCase() ?? 'if' })
  .map((all) => all.map((one) => ` ${one}`).join(''));

function element(name: string, inner: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(attributes, inner).map(([written, content]) => `<${name}${written}>${content}</${name}>`);
}

const inline: fc.Arbitrary<string> = fc.letrec<{ one: string; all: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    words,
    output,
    fc.constantFrom('<br>', '<img src="/api/v1/files/logo.png" alt="Logo">', '<!-- note -->'),
    fc.tuple(condition, tie('all')).map(([when, content]) => `{% if ${when} %}${content}{% endif %}`),
    fc
      .tuple(condition, tie('all'), words)
      .map(([when, a, b]) => `{% unless ${when} %}${a}{% else %}${b}{% endunless %}`),
    element('b', tie('all')),
    element('span', tie('all')),
    words.map((text) => `<a href="https://example.com/?a=1&amp;b={{ id }}" target=_blank>${text}</a>`),
  ),
  all: fc.array(tie('one'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
})).all;

function around(inner: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    inner,
    inner.map((content) => `{% for b in policy.benefits %}${content}{% endfor %}`),
    fc.tuple(condition, inner, inner).map(([when, a, b]) => `{% if ${when} %}${a}{% else %}${b}{% endif %}`),
  );
}

const row = element(
  'tr',
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: element('td', inline) },
        { weight: 1, arbitrary: around(element('td', inline)) },
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((cells) => cells.join('')),
);
const rows = fc.array(around(row), { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
const head = element('thead', element('tr', element('th', words)));

const block: fc.Arbitrary<string> = fc.letrec<{ block: string; table: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    element('p', inline),
    element('h2', inline),
    element(
      'ul',
      fc.array(around(element('li', inline)), { minLength: 1, maxLength: 2 }).map((items) => items.join('')),
    ),
    fc.constantFrom(
      '<div style="page-break-after: always"></div>',
      '<hr>',
      '<style>p > b { color: red }</style>',
      '<p></p>',
    ),
    around(tie('table')),
    around(element('div', tie('block'))),
  ),
  table: fc
    .tuple(attributes, fc.option(head, { nil: '' }), rows, fc.option(tie('block')), fc.boolean())
    .map(([written, top, body, nested, hasBody]) => {
      const last = nested === null ? '' : `<tr><td>${nested}</td></tr>`;
      const inner = body + last;
      return `<table border=1${written}>${top}${hasBody ? `<tbody>${inner}</tbody>` : inner}</table>`;
    }),
})).block;

export const certificates: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map(
    (blocks) =>
      `<!doctype html><html><head><title>A</title></head><body class="a4">\n${blocks.join('\n')}\n</body></html>`,
  );
