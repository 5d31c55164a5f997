import { describe, expect, it, test } from 'vitest';
import { buildRule } from '../compile/build-rule.ts';
import { compileRule } from '../compile/compile-rule.ts';
import { decideUnderwriting } from '../decide/decide-underwriting.ts';
import { compileUnderwriting } from '../decide/compile-underwriting.ts';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import { parseLogicText } from '../json/json-text.ts';
import type { Json } from '../json/json.ts';
import { defaultLimits } from '../limits.ts';
import { traceRule } from '../trace/trace-rule.ts';

function parse(text: string): Json {
  const parsed = parseLogicText(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

/** The result as JSON text, or the reason of the problem; the same whichever way it is evaluated. */
function evaluate(rule: string, data: string): string {
  const given = parse(data);
  const outcomes = [
    evaluateRule(parse(rule), given),
    compileRule(parse(rule)).evaluate(given),
    buildRule(parse(rule), defaultLimits).evaluate(given),
  ];
  const [text, ...others] = outcomes.map((outcome) =>
    outcome.ok ? JSON.stringify(outcome.value) : outcome.problem.reason,
  );
  expect(others).toEqual([text, text]);
  expect(traceRule(parse(rule), given).outcome.ok).toBe(outcomes[0]?.ok);
  return text ?? '';
}

const id = '12345678901234567891';
const data = `{"id":${id},"same":${id},"next":12345678901234567892,"near":12345678901234567890.5,
  "text":"${id}","ids":[1,${id}],"people":[{"id":${id},"name":"A"},{"id":12345678901234567892,"name":"B"}],
  "rate":0.1000000000000000055,"limit":9007199254740993,"exact":9007199254740992,"small":7,"nothing":null}`;

describe('a number that a double would change', () => {
  test.each([
    [`{"==":[{"var":"id"},12345678901234567890]}`, 'false'],
    [`{"==":[{"var":"id"},${id}]}`, 'true'],
    [`{"==":[{"var":"id"},{"var":"same"}]}`, 'true'],
    [`{"===":[{"var":"id"},{"var":"same"}]}`, 'true'],
    [`{"===":[{"var":"id"},${id}.0]}`, 'true'],
    [`{"!==":[{"var":"id"},{"var":"same"}]}`, 'false'],
    [`{"===":[{"var":"id"},{"var":"next"}]}`, 'false'],
    [`{"!==":[{"var":"id"},{"var":"next"}]}`, 'true'],
    [`{"===":[{"var":"id"},{"var":"small"}]}`, 'false'],
    [`{"===":[{"var":"id"},{"var":"text"}]}`, 'false'],
    [`{"==":[{"var":"id"},{"var":"next"}]}`, 'false'],
    [`{"!=":[{"var":"id"},{"var":"next"}]}`, 'true'],
    [`{"==":[{"var":"id"},{"var":"text"}]}`, 'true'],
    [`{"==":[{"var":"next"},{"var":"text"}]}`, 'false'],
    [`{"==":["9007199254740993",{"var":"exact"}]}`, 'false'],
    [`{"<":[{"var":"id"},{"var":"next"}]}`, 'true'],
    [`{"<":[{"var":"near"},{"var":"id"},{"var":"next"}]}`, 'true'],
    [`{">":[{"var":"id"},{"var":"small"}]}`, 'true'],
    [`{">":[{"var":"id"},null]}`, 'true'],
    [`{"==":[{"var":"limit"},{"var":"exact"}]}`, 'false'],
    [`{"==":[{"var":"exact"},9007199254740992]}`, 'true'],
    [`{"==":[{"var":"rate"},0.1]}`, 'false'],
    [`{">":[{"var":"rate"},0.1]}`, 'true'],
    [`{"<":[{"var":"rate"},{"+":[0.1,1e-17]}]}`, 'true'],
    [`{"in":[{"var":"id"},{"var":"ids"}]}`, 'true'],
    [`{"in":[{"var":"next"},{"var":"ids"}]}`, 'false'],
    [`{"in":[${id},[${id}]]}`, 'true'],
    [`{"in":[{"var":"id"},"no ${id}"]}`, 'true'],
    [`{"cat":["no ",{"var":"id"}]}`, `"no ${id}"`],
    [`{"cat":[{"var":"ids"}]}`, `"1,${id}"`],
    [`{"var":"id"}`, id],
    [`{"var":""}`, JSON.stringify(parse(data))],
    [`{"if":[{"var":"id"},{"var":"rate"},0]}`, '0.1000000000000000055'],
    [`{"map":[{"var":"people"},{"var":"id"}]}`, `[${id},12345678901234567892]`],
    [
      `{"filter":[{"var":"people"},{"==":[{"var":"id"},12345678901234567892]}]}`,
      '[{"id":12345678901234567892,"name":"B"}]',
    ],
    [`{"some":[{"var":"ids"},{"===":[{"var":""},${id}]}]}`, 'true'],
    [
      `{"reduce":[{"var":"ids"},{"if":[{">":[{"var":"current"},{"var":"accumulator"}]},{"var":"current"},{"var":"accumulator"}]},0]}`,
      id,
    ],
    [`{"merge":[{"var":"ids"},${id}]}`, `[1,${id},${id}]`],
    [`{"??":[{"var":"nothing"},{"var":"id"}]}`, id],
    [`{"eachKey":{"a":{"var":"id"}}}`, `{"a":${id}}`],
    [`{"preserve":{"a":${id}}}`, `{"a":${id}}`],
    [`{"missing":["id"]}`, '[]'],
    [id, id],
    [`[${id}]`, `[${id}]`],
    [`{"!":[{"var":"id"}]}`, 'false'],
    [`{"try":[{"+":[{"var":"id"},1]},"refused"]}`, '"refused"'],
  ])('%s is %s', (rule, expected) => expect(evaluate(rule, data)).toBe(expected));

  test.each([
    '{"+":[{"var":"id"},1]}',
    '{"+":[{"var":"exact"},1]}',
    '{"-":[{"var":"id"}]}',
    '{"*":[{"var":"rate"},2]}',
    '{"/":[{"var":"id"},10]}',
    '{"/":[1,{"var":"id"}]}',
    '{"%":[{"var":"id"},97]}',
    '{"max":[{"var":"id"},1]}',
    '{"min":[1,12345678901234567890]}',
    '{"round":[{"var":"rate"},2]}',
    '{"round":[{"*":[{"var":"rate"},2]},2]}',
    '{">":[{"+":[{"var":"id"},1]},0]}',
    '{"<":[{"*":[2,12345678901234567890]},0]}',
    '{"reduce":[{"var":"ids"},{"+":[{"var":"current"},{"var":"accumulator"}]},0]}',
  ])('is refused by %s', (rule) => expect(evaluate(rule, data)).toBe('NUMBER_TOO_LONG'));

  test.each([
    '{"var":"a.0"}',
    '{"var":"a.length"}',
    '{"var":["a.0",1]}',
    '{"val":["a","length"]}',
    '{"get":[{"var":"a"},"0"]}',
    '{"pipe":[{"var":"a"},{"var":"0"}]}',
    '{"length":{"var":"a"}}',
    '{"keys":[{"var":"a"}]}',
    '{"some":[{"var":"a"},true]}',
    '{"all":[{"var":"a"},false]}',
    '{"none":[{"var":"a"},true]}',
    '{"map":[{"var":"a"},1]}',
    '{"exists":["a","length"]}',
    '{"missing":["a.0","a.length"]}',
    '{"try":[{"throw":{"var":"a"}},{"!":[{"var":"type"}]}]}',
  ])('has no parts, like any other number: %s', (rule) => {
    expect(evaluate(rule, `{"a":${id}}`)).toBe(evaluate(rule, '{"a":5}'));
  });

  it('is compared in decisions, compiled or not, and refused by their calculations', () => {
    const rule = parse(`[{"if":[{"==":[{"var":"id"},${id}]},"KNOWN"]}]`);
    for (const [given, decision] of [
      [id, 'decline'],
      ['12345678901234567892', 'accept'],
    ] as const) {
      const values = parse(`{"id":${given}}`);
      expect(decideUnderwriting(rule, values)).toMatchObject({ decision });
      expect(compileUnderwriting(rule).decide(values)).toMatchObject({ decision });
    }
    const calculated = parse('[{"if":[{">":[{"+":[{"var":"id"},1]},5]},"LARGE"]}]');
    expect(decideUnderwriting(calculated, parse(data))).toMatchObject({ problems: [{ reason: 'NUMBER_TOO_LONG' }] });
    expect(compileUnderwriting(calculated).decide(parse(data))).toMatchObject({
      problems: [{ reason: 'NUMBER_TOO_LONG' }],
    });
  });

  it('is shown in the message', () => {
    expect(evaluateRule(parse('{"+":[{"var":"id"},1]}'), parse(data))).toMatchObject({
      problem: { code: 'NOT_A_NUMBER', message: expect.stringContaining(id) as string },
    });
  });
});
