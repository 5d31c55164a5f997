// Where liquidjs prints something other than Shopify's Liquid, or refuses what is valid there. docs/templates.md lists the
// differences on purpose.
import { filters as liquidFilters } from 'liquidjs';
import { describe, expect, it } from 'vitest';
import { filters } from './filters/filters.ts';
import { liquidLimits } from './limits.ts';
import { createTemplateRenderer } from './render-template.ts';

const render = createTemplateRenderer(liquidLimits);

const data = {
  hash: { a: 1, b: 2 },
  none: {},
  list: ['b', 'a'],
  nested: [[1, 2], [3]],
  gaps: [3, null, 1],
  mixed: [1, '4', {}],
  people: [
    { title: 'foo', name: 'a' },
    { title: null, name: 'b' },
    { title: 'bar', name: 'c' },
  ],
  five: 5,
  text: 'Take my protein',
  smile: 'a😀b',
};

const outcomeOf = (template: string, escape: 'none' | 'html' = 'none') =>
  render({ template, data, locale: 'en-US', escape });

describe('as in Shopify, a template', () => {
  it.each([
    // Objects and lists in filters
    ["{% assign x = people | compact: 'title' %}{% for o in x %}{{ o.name }}{% endfor %}", 'ac'],
    ["{{ none | replace: '{', '!' }}", '!}'],
    ['{{ none | default: "x" }}', 'x'],
    ['{{ hash | default: "x" | first }}', 'a1'],
    ['{{ hash | first }}', 'a1'],
    ['{{ hash.first }}', 'a1'],
    ['{{ hash | last }}', ''],
    ['{{ none | first }}', ''],
    ['{{ hash | upcase }}', '{"A":1,"B":2}'],
    ['{{ "x" | append: hash }}', 'x{"a":1,"b":2}'],
    ['{{ hash | size }}', '2'],
    ['{% if hash contains "a" %}yes{% endif %}{% if hash contains "c" %}no{% endif %}', 'yes'],
    ['{% if hash contains nothing %}no{% endif %}', ''],
    ['{{ nested | reverse | join: "," }}', '3,2,1'],
    ['{{ nested | sort | join: "," }}', '1,2,3'],
    ['{{ gaps | sort | join: "," }}', '1,3,'],
    ['{{ gaps | sort_natural | join: "," }}', '1,3,'],
    ['{{ mixed | sort_natural }}', '14{}'],
    ['{{ people | sort: "title" | map: "name" | join }}', 'c a b'],
    ['{{ nested | sum }}', '6'],
    ['{{ list | join: nothing }}', 'ba'],
    ['{{ list | join }}', 'b a'],
    // Texts
    ['{{ text | replace: "", "#" }}', '#T#a#k#e# #m#y# #p#r#o#t#e#i#n#'],
    ['{{ text | replace: nothing, "#" | size }}', '31'],
    ['{{ text | remove: "" }}', 'Take my protein'],
    ['{{ smile | split: "" | join: "," }}', 'a,😀,b'],
    ['{{ smile | size }} {{ smile.size }} {{ smile | truncate: 2, "" }} {{ smile | last }}', '3 3 a😀 b'],
    ['{{ "one two three" | truncatewords: 3 }}', 'one two three'],
    ['{{ "one  two three" | truncatewords: 3 }}', 'one  two three'],
    ['{{ "one  two three" | truncatewords: 2 }}', 'one two...'],
    ['{{ "abc" | truncate: 3 }} {{ "abcd" | truncate: 3 }} {{ "abcd" | truncate: 2 }}', 'abc ... ...'],
    ['{{ "<p\nclass=x>a</p><!-- b > c -->d<script>e > f</script>" | strip_html }}', 'ad'],
    // Numbers
    ['{{ 5.666 | round: 1.2 }}', '5.7'],
    ['{{ 5.666 | round: "1" }} {{ 5.666 | round: "x" }} {{ 5.666 | round: nothing }}', '5.7 6 6'],
    ['{{ 1264 | round: -2 }}', '1300'],
    ['{{ true | plus: 1 }} {{ list | plus: 1 }} {{ nothing | plus: 1 }} {{ "x" | plus: 1 }}', '1 1 1 1'],
    ['{{ "0x10" | plus: 1 }} {{ "7 apples" | plus: 1 }} {{ " 2.5 " | plus: 1 }}', '1 8 3.5'],
    ['{{ true | at_least: 0 }} {{ "7 apples" | at_most: 9 }} {{ nothing | abs }}', '0 7 0'],
    ['{{ (1.4..3) | join: "," }}', '1,2,3'],
    ['{% assign x = 2.9 %}{{ (x..4.9) | join: "," }}', '2,3,4'],
    ['{{ (nothing..3) | join: "," }}', '0,1,2,3'],
    ['{{ ("x".."2") | join: "," }} {{ ("-1"..list) | join: "," }}', '0,1,2 -1,0'],
    ['{{ (five..nothing) | join: "," }}', ''],
    ['{% for i in (1..five) limit: 2 %}{{ i }}{{ forloop.name }}{% endfor %}', '1i-(1..five)2i-(1..five)'],
    ['{% if true %}{% for i in list %}{{ (1..forloop.index) | join }};{% endfor %}{% endif %}', '1;1 2;'],
    // Blocks
    ['{%- raw -%}{{ hello }}{%- endraw -%}', '{{ hello }}'],
    ['a {%- raw -%} {{ b }} {%- endraw -%} c', 'a {{ b }} c'],
    ['{% raw %}{% if %}{{ x {%endraw%}', '{% if %}{{ x '],
    ['{% raw %}{% endrawn %}{%-endraw-%}', '{% endrawn %}'],
    ['{% doc %}{{ x {% if %} {% raw %} {% enddoc %}a', 'a'],
    ['a {%- doc -%} @param {x} {%- enddoc -%} b', 'ab'],
    ["{% case 'Hello' %}{% when 'Hello' %}foo{% when list[0], 'Hello' %}bar{% endcase %}", 'foobar'],
    ["{% case 'b' %}{% when 'x' %}foo{% when list[0], 'b' %}bar{% endcase %}", 'barbar'],
    ['{% case five %}{% when 5 %}a{% when 6 or 5 %}b{% else %}c{% endcase %}', 'ab'],
    ["{% case 'x' %}{% when 'y' %}a{% else %}b{% else %}c{% when 'x' %}d{% endcase %}", 'bcd'],
    ["{% case 'x' %}{% when 'x' %}a{% else %}b{% when 'x' %}c{% endcase %}", 'ac'],
    ['{% case nothing %}{% when nil %}a{% endcase %}{% case "" %}{% when empty %}b{% endcase %}', 'ab'],
    ['{% for i in (1..3) %}{% case i %}{% when 2 %}{% break %}{% when 1, 1 %}{{ i }}{% endcase %}{% endfor %}', '11'],
    ["{% cycle 'a': 1, 2, 3 %}{% cycle 'a': 7, 8, 9 %}{% cycle 'a': 1, 2, 3 %}", '183'],
    ["{% cycle x: '1', '2' %}{% cycle x: '1', '2', '3' %}{% cycle x: '1' %}", '12'],
    ["{% cycle '1', '2' %}{% cycle '1', '2' %}{% cycle '1', '3' %}", '121'],
    ['{% for i in (1..4) limit: "2" offset: "1" %}{{ i }}{% endfor %}', '23'],
    ['{% for i in (1..4) limit: -1 %}{{ i }}{% else %}none{% endfor %}', ''],
    ['{% for i in (1..4) offset: -1 %}{{ i }}{% endfor %}', '1234'],
    ['{% for i in (1..4) limit: nothing offset: nothing %}{{ i }}{% endfor %}', '1234'],
    [
      '{% for i in (1..4) limit: 1 %}{{ i }}{% endfor %}{% for i in (1..4) offset: continue %}{{ i }}{% endfor %}',
      '1234',
    ],
    ['{% for i in (1..2) offset: continue %}{{ i }}{% endfor %}', '12'],
    [
      '{% tablerow i in (1..3) limit: "1" offset: "1" %}{{ i }}{% endtablerow %}',
      '<tr class="row1">\n<td class="col1">2</td></tr>\n',
    ],
  ])('%s', (template, text) => {
    expect(outcomeOf(template)).toMatchObject({ ok: true, text });
  });

  it('shows captured text like any other, in HTML too', () => {
    const captured = '{% capture x %}a😀{% endcapture %}';
    expect(outcomeOf(`${captured}{{ x | size }}{{ x.size }}{{ x | last }}{{ x | upcase }}`, 'html')).toMatchObject({
      text: '22😀A😀',
    });
  });

  it('warns of an object that becomes a text in a filter', () => {
    for (const used of [
      'upcase',
      'append: "x"',
      'replace: "a", "b"',
      'url_encode',
      'truncate: 99',
      'escape',
      'newline_to_br',
    ])
      for (const escape of ['none', 'html'] as const)
        expect(outcomeOf(`{{ hash | ${used} }}`, escape)).toMatchObject({
          ok: true,
          warnings: [{ code: 'OBJECT', column: 1 }],
        });
  });
});

describe('as in Shopify, a problem', () => {
  it.each([
    [
      '{{ mixed | sort }}',
      '`sort` cannot compare "4" with "1". Sort by a property, or compare texts with `sort_natural`.',
    ],
    ['{{ list | concat: 5 }}', '`concat` needs a list, but this is "5".'],
    ['{{ text | truncate: "x" }}', '`truncate` needs a whole number, but this is "x".'],
    ['{{ text | truncate: 5.5 }}', '`truncate` needs a whole number, but this is "5.5".'],
    ['{{ text | truncatewords: nothing }}', '`truncatewords` needs a whole number, but this is "".'],
    ['{% for i in (1..4) limit: list %}{% endfor %}', '`limit` of `for` must be a whole number, but this is "ba".'],
    ["{% for i in (1..4) offset: 'foo' %}{% endfor %}", '`offset` of `for` must be a whole number, but this is "foo".'],
    ['{% for i in (1..4) limit: 1.5 %}{% endfor %}', '`limit` of `for` must be a whole number, but this is "1.5".'],
    [
      '{% tablerow i in list cols: "x" %}{% endtablerow %}',
      '`cols` of `tablerow` must be a whole number, but this is "x".',
    ],
  ])('of a rendering is %s', (template, message) => {
    expect(outcomeOf(template)).toMatchObject({ ok: false, problems: [{ code: 'RENDER', message, line: 1 }] });
  });

  it.each([
    ["{{ text | replace_last: 't' }}", 11, '`replace_last` takes 2 values after `:`, and has 1.'],
    ['{{ text | upcase: x: 1 }}', 11, '`upcase` has no value named "x".'],
    ['{{ text | default: 1, allow_fals: true }}', 11, '`default` has no value named "allow_fals".'],
    ['{{ list | push }}', 11, '`push` takes 1 value after `:`, and has 0.'],
    ['{{ text | sha256: 1 }}', 11, '`sha256` takes no value after it.'],
    [
      '{% for i in list limt: 2 %}{{ i }}{% endfor %}',
      1,
      '`for` has no parameter "limt". It takes limit, offset, reversed.',
    ],
    [
      '{% tablerow i in list col: 2 %}{% endtablerow %}',
      1,
      '`tablerow` has no parameter "col". It takes limit, offset, cols.',
    ],
    ['{% case five %}{% when 5 and 6 %}{% endcase %}', 26, 'The values of `when` are separated by `,` or `or`.'],
    ['{% case five %}{% when 5 6 %}{% endcase %}', 26, 'The values of `when` are separated by `,` or `or`.'],
    ['{% doc %}{% doc %}{% enddoc %}{% enddoc %}', 31, '`enddoc` has no matching `doc` before it.'],
    ['{% doc %}x', 1, '`doc` is never closed: `{% enddoc %}` is missing.'],
  ])('of a template is %s', (template, column, message) => {
    expect(outcomeOf(template)).toMatchObject({ ok: false, problems: [{ code: 'SYNTAX', message, line: 1, column }] });
  });

  it('is reported once for many ends of raw that are never complete', () => {
    expect(outcomeOf(`{% raw %}${'{% endraw '.repeat(100_000)}`)).toMatchObject({
      ok: false,
      problems: [{ message: '`raw` is never closed: `{% endraw %}` is missing.' }],
    });
  });
});

it('every filter has a number of values that it takes', () => {
  for (const name of Object.keys({ ...liquidFilters, ...filters })) {
    const many = Array.from({ length: 9 }, () => '1').join(', ');
    expect([name, outcomeOf(`{{ 1 | ${name}: ${many} }}`).ok]).toEqual([name, false]);
  }
});
