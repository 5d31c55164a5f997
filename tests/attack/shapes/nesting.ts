// Deeply nested values, selections, filters, rules and templates.
import { graphql, post } from '../attempts.ts';
import type { Attempt, Shape } from '../shape.ts';

const depths = [31, 199, 1_000, 20_000] as const;

function nested(open: string, inner: string, close: string, depth: number): string {
  return `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
}

const evaluate = 'query ($x: String!) { evaluateLogic(logic: $x, valuesJsonString: "{}") { status errors } }';
const filter = 'query ($x: policyWhereInput) { policies(where: $x, limit: 1) { totalCount } }';
const html = 'query ($x: String!) { renderHtml(html: $x, input: { name: "data" }) { status errors } }';
const print = 'query ($x: String!) { renderWkhtmltopdf(html: $x, input: { name: "data" }) { status errors } }';

/** Written by hand: building and serializing such an object would need an equally deep stack. */
function withVariable(query: string, json: string): Attempt {
  return post('/graphql', `{"query":${JSON.stringify(query)},"variables":{"x":${json}}}`);
}

const kinds: Readonly<Record<string, (depth: number) => Attempt>> = {
  'arrays in a variable': (depth) => withVariable(filter, nested('[', '1', ']', depth)),
  'objects in a variable': (depth) => withVariable(filter, nested('{"and":', '1', '}', depth)),
  'a filter of and': (depth) => withVariable(filter, nested('{"and":[', '{"id":"a"}', ']}', depth)),
  'a filter of or and and': (depth) => withVariable(filter, nested('{"or":[{"and":[', '', ']}]}', depth)),
  'arrays in the document': (depth) =>
    graphql(`{ policies(where: { id_in: ${nested('[', '"a"', ']', depth)} }, limit: 1) { totalCount } }`),
  'objects in the document': (depth) =>
    graphql(`{ policies(where: ${nested('{ and: ', '{ id: "a" }', '}', depth)}, limit: 1) { totalCount } }`),
  selections: (depth) => graphql(nested('{ a', '', '}', depth)),
  'inline fragments': (depth) => graphql(`{ ${nested('... on Query {', '__typename', '}', depth)} }`),
  'types of variables': (depth) => graphql(`query ($a: ${nested('[', 'Int', ']', depth)}) { __typename }`),
  'brackets never closed': (depth) => post('/graphql', '['.repeat(depth)),
  'braces never closed': (depth) => post('/graphql', '{"query":'.repeat(depth)),
  'operators of logic': (depth) => graphql(evaluate, { x: nested('{"!":[', 'true', ']}', depth) }),
  'lists of logic': (depth) => graphql(evaluate, { x: nested('[', '', ']', depth) }),
  'maps of logic': (depth) =>
    graphql(evaluate, { x: nested('{"map":[[1,2],', '{"var":""}', ']}', Math.min(depth, 500)) }),
  'blocks of Liquid': (depth) => graphql(html, { x: nested('{% if true %}', 'x', '{% endif %}', depth) }),
  'tags of a document': (depth) => graphql(print, { x: nested('<div>', 'x', '</div>', depth) }),
  'tables of a document': (depth) =>
    graphql(print, { x: nested('<table><tr><td>', 'x', '</td></tr></table>', Math.min(depth, 300)) }),
  'values of a price': (depth) =>
    post('/api/v1/products/travel_plus/single_trip/2027.1/price', `{"values":${nested('{"a":', '1', '}', depth)}}`),
  'variables of a rendering': (depth) =>
    post('/api/v1/render/policy_schedule', `{"variables":${nested('{"a":[', '1', ']}', depth)}}`),
};

export const nestingShapes: readonly Shape[] = Object.entries(kinds).flatMap(([kind, make]) =>
  depths.flatMap((depth) =>
    (['nobody', 'one user'] as const).map((by) => ({
      theme: 'nesting',
      name: `${kind}, ${depth} deep, by ${by}`,
      by,
      mayBeCut: by === 'nobody',
      make: () => make(depth),
    })),
  ),
);
