import { expect, test } from 'vitest';
import { formatMjml } from './format-mjml.ts';

const laidOut = `{% assign policy = policies.list[0] %}
<mjml lang="en">
  <mj-head>
    <mj-title>Renewal</mj-title>
    <mj-style>
      .a { color: red }
        .b { color: blue }
    </mj-style>
  </mj-head>

  <mj-body>
    {% for item in list %}
      <mj-section>
        <mj-column>
          <mj-text>Dear {{ name }},  two  blanks</mj-text>
          <mj-image src="a.png" alt="" />
        </mj-column>
      </mj-section>
    {% else %}
      <!-- none -->
    {% endfor %}
    <mj-section><mj-column></mj-column></mj-section>
  </mj-body>
</mjml>
`;

const typed = `{% assign policy = policies.list[0] %}<mjml lang="en"><mj-head>
<mj-title>Renewal</mj-title><mj-style>
  .a { color: red }
    .b { color: blue }
</mj-style></mj-head>


      <mj-body>{% for item in list %}<mj-section><mj-column>
<mj-text>Dear {{ name }},  two  blanks</mj-text><mj-image   src="a.png"
  alt="" /></mj-column></mj-section>{% else %}<!-- none -->{% endfor %}
<mj-section><mj-column></mj-column></mj-section></mj-body></mjml>`;

test('elements and Liquid blocks are indented, and texts keep their spaces', () => {
  const expected = laidOut.replace(
    '    <mj-section><mj-column></mj-column></mj-section>',
    '    <mj-section>\n      <mj-column></mj-column>\n    </mj-section>',
  );
  expect(formatMjml(typed)).toBe(expected);
  expect(formatMjml(expected)).toBe(expected);
});

test('a long start tag has one attribute per line', () => {
  const long = 'https://insurer.example/a-very-long-address/that-goes-on/and-on/and-on/and-on';
  expect(formatMjml(`<mj-image src="${long}" alt="A picture with words" width="100px"/>`)).toBe(
    `<mj-image\n  src="${long}"\n  alt="A picture with words"\n  width="100px"\n/>\n`,
  );
});

test.each(['<mjml><mj-body></mjml>', '<mjml>', '</mjml>', '<mj-text>open'])('%s is not formatted', (source) => {
  expect(formatMjml(source)).toBeUndefined();
});

test('preformatted text is not changed', () => {
  const source = '<mj-text>\n<pre>\n  a\n</pre>\n</mj-text>\n';
  expect(formatMjml(source)).toBe(source);
});
