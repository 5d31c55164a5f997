import { deserialize, serialize } from 'node:v8';
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { describe, expect, test } from 'vitest';
import { keepNumbers } from './kept-number.ts';
import { liquidLimits } from './limits.ts';
import { createTemplateRenderer } from './render-template.ts';

const render = createTemplateRenderer(liquidLimits);

/** The text, or the message of the first problem; the data takes the path to another thread. */
function show(template: string, json: string, locale = 'en-US'): string {
  const data: Readonly<Record<string, unknown>> = deserialize(serialize(parseKeepingNumbers(json)));
  const outcome = render({ template, data: keepNumbers({ ...data }), locale, escape: 'html' });
  return outcome.ok ? outcome.text : (outcome.problems[0]?.message ?? '');
}

const data = `{"n":4111111111111111117,"same":4111111111111111117,"next":4111111111111111118,"big":9007199254740993,
  "double":9007199254740992,"rate":0.1000000000000000055,"precise":1234567890123456.78,"small":7,"tenth":1.10,
  "digits":"4111111111111111117","negative":-9007199254740993,"huge":1e20,
  "list":[3,4111111111111111118,4111111111111111117,4111111111111111117,20],
  "people":[{"id":4111111111111111118,"name":"B"},{"id":4111111111111111117,"name":"A"},{"id":5,"name":"C"}]}`;

describe('a number that a double would change', () => {
  test.each([
    ['Ref {{ n }}', 'Ref 4111111111111111117'],
    [
      '{{ rate }} {{ precise }} {{ tenth }} {{ huge }}',
      '0.1000000000000000055 1234567890123456.78 1.1 100000000000000000000',
    ],
    ['{{ big | money: "HKD" }}', 'HKD 9,007,199,254,740,993.00'],
    ['{{ precise | money }}', '1,234,567,890,123,456.78'],
    ['{{ negative | money: "HKD" }}', '-HKD 9,007,199,254,740,993.00'],
    ['{{ n | number }} {{ precise | number: 1 }}', '4,111,111,111,111,111,117 1,234,567,890,123,456.8'],
    ['{{ n | append: "!" }} {{ n | slice: -3, 3 }} {{ n | escape }}', '4111111111111111117! 117 4111111111111111117'],
    [
      '{{ people | json | raw }}',
      '[{"id":4111111111111111118,"name":"B"},{"id":4111111111111111117,"name":"A"},{"id":5,"name":"C"}]',
    ],
    ['{{ n | json }}', '4111111111111111117'],
    ['{{ list | join: ", " }}', '3, 4111111111111111118, 4111111111111111117, 4111111111111111117, 20'],
    ['{% if n == same %}same{% endif %}{% if n == next %}next{% endif %}', 'same'],
    ['{% if n != next and n < next and next > n and n <= same and n >= same %}yes{% endif %}', 'yes'],
    ['{% if small < n and n > small and n > 4.5 %}yes{% endif %}', 'yes'],
    ['{% if big == double %}equal{% else %}other{% endif %}', 'other'],
    ['{% if n == 4111111111111111117 %}yes{% endif %}{% if n == 4111111111111111118 %}no{% endif %}', 'yes'],
    ['{% if n == digits %}text{% else %}number{% endif %}', 'number'],
    ['{% if n %}yes{% endif %}{% if n == blank or n == empty or n == nil %}no{% endif %}', 'yes'],
    ['{% case n %}{% when 4111111111111111118 %}no{% when 4111111111111111117 %}yes{% endcase %}', 'yes'],
    ['{% case n %}{% when next %}no{% when same %}yes{% endcase %}', 'yes'],
    ['{% if list contains n %}yes{% endif %}{% if list contains big %}no{% endif %}', 'yes'],
    ['{{ list | uniq | join: " " }}', '3 4111111111111111118 4111111111111111117 20'],
    ['{{ list | sort | join: " " }}', '3 20 4111111111111111117 4111111111111111117 4111111111111111118'],
    ['{{ people | sort: "id" | map: "name" | join }}', 'C A B'],
    ['{{ people | where: "id", n | map: "name" | join }}', 'A'],
    ['{{ people | where: "id", 4111111111111111118 | map: "name" | join }}', 'B'],
    ['{{ people | map: "id" | first }}', '4111111111111111118'],
    ['{{ n | default: "none" }}', '4111111111111111117'],
    [
      '{% assign x = n %}{{ x }} {{ 12345678901234567891 }} {{ 0.10000000000000000001 }}',
      '4111111111111111117 12345678901234567891 0.10000000000000000001',
    ],
    [
      '{% for one in list %}{{ one }};{% endfor %}',
      '3;4111111111111111118;4111111111111111117;4111111111111111117;20;',
    ],
    ['{% capture c %}{{ n }}{% endcapture %}{{ c }}', '4111111111111111117'],
    ['{{ n.size }}{{ n.first }}', ''],
  ])('%s is shown as %s', (template, text) => expect(show(template, data)).toBe(text));

  test.each([
    'n | plus: 1',
    'small | plus: n',
    'n | minus: 1',
    'n | times: 2',
    'n | divided_by: 2',
    'n | modulo: 7',
    'n | abs',
    'n | round',
    'n | at_most: 5',
    'rate | times: 2',
    'list | sum',
    'people | sum: "id"',
    'digits | plus: 1',
    '12345678901234567891 | plus: 1',
  ])('is refused by %s', (output) => {
    expect(show(`{{ ${output} }}`, data)).toMatch(/cannot calculate with [\d.]+, which has more digits/);
  });

  test('is refused as a result', () => {
    expect(show('{{ 9007199254740991 | plus: 2 }}', '{}')).toMatch(/^The result is above 9,007,199,254,740,991/);
    expect(show('{{ 9007199254740990 | plus: 1 }}', '{}')).toBe('9007199254740991');
  });
});

test.each([
  ['{{ -0.001 | money: "HKD" }}', 'HKD 0.00'],
  ['{{ -0.001 | money }}', '0.00'],
  ['{{ 1234.56 | money: "HUF" }} {{ 1234 | money: "huf" }}', 'HUF 1,234.56 HUF 1,234'],
  ['{{ -0.4 | number: 0 }}', '0'],
  ['{{ "-0" | number }} {{ "-0.00" | money: "JPY" }}', '0 JPY 0'],
  ['{{ n | money: "HKD" }} {{ n | number }} {{ n }}', 'HKD 0.00 0 0'],
  ['{{ -0.4 | round }} {{ -0.4 | ceil }} {{ 0 | times: -1 }} {{ n | json }}', '0 0 0 0'],
  ['{{ -0.005 | money: "HKD" }} {{ -0.5 | number: 0 }}', '-HKD 0.01 -1'],
])('%s has no sign if it is shown as 0', (template, text) => expect(show(template, '{"n":-0.0}')).toBe(text));
