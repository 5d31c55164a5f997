import { globSync, readFileSync } from 'node:fs';
import { getIntrospectionQuery, isObjectType, Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { fieldRules } from '../schema/field-rules.ts';
import { documentLimits } from './document-limits.ts';
import { costProblem, operationCost } from './operation-cost.ts';
import { templateKinds } from '../../template-kinds.ts';
import { createSchema } from '../../schema.ts';
import { coerceVariables, type Variables } from '../documents/variables.ts';

const schema = createSchema(templateKinds);

function operationOf(query: string, variableValues: Variables, operationName?: string) {
  const document = parse(query);
  const coerced = coerceVariables(schema, { document, variableValues, operationName });
  if ('errors' in coerced) throw new AggregateError(coerced.errors);
  return { document, operationName, values: coerced.values };
}

function costOf(query: string, variableValues: Readonly<Record<string, unknown>> = {}, operationName?: string): number {
  return operationCost(schema, operationOf(query, variableValues, operationName));
}

describe('the cost of a list', () => {
  const limited = 'query ($l: Int, $d: Int = 100) { policies(limit: $l) { totalCount } }';
  const byDefault = 'query ($l: Int = 100) { policies(limit: $l) { totalCount } }';

  test.each([
    ['no limit', '{ policies { totalCount } }', {}, 201],
    ['a limit in the document', '{ policies(limit: 100) { totalCount } }', {}, 3],
    ['null in the document', '{ policies(limit: null) { totalCount } }', {}, 201],
    ['a variable', limited, { l: 100 }, 3],
    ['a variable that was not sent', limited, {}, 201],
    ['a variable that is null', limited, { l: null }, 201],
    ['the default of a variable', byDefault, {}, 3],
    ['null in place of a default', byDefault, { l: null }, 201],
    ['the largest number', limited, { l: 2_147_483_647 }, 201],
    ['more than the maximum', limited, { l: 10_001 }, 201],
    ['a negative number', limited, { l: -1 }, 2],
  ])('with %s is that of the items it may read', (_name, query, variables, cost) => {
    expect(costOf(query, variables)).toBe(cost);
  });

  test('within another list is multiplied by that list’s items', () => {
    const nested = (limit: number) => `{ cases(limit: ${limit}) { list { proposals { policies { id } } } } }`;
    expect([costOf(nested(0)), costOf(nested(100)), costOf(nested(10_000))]).toEqual([5, 15, 1_203]);
  });

  test('includes fragments and aliases wherever they occur', () => {
    const query = `{ ...A b: policies { ...P } } fragment A on Query { a: policies { ...P } } fragment P on policies { totalCount }`;
    expect(costOf(query)).toBe(402);
  });
});

describe('the cost of an operation', () => {
  test('is that of the operation that runs', () => {
    const query = 'query Cheap { __typename } query Dear { policies { totalCount } }';
    expect([costOf(query, {}, 'Cheap'), costOf(query, {}, 'Dear')]).toEqual([1, 201]);
  });

  test('grows with the arguments of each of its fields', () => {
    const text = 'x'.repeat(5 * 1024 * 1024);
    const save = (count: number) =>
      `mutation ($l10n: upsertL10nInput) { ${Array.from({ length: count }, (_, index) => `a${index}: upsertL10n(l10n: $l10n) { status }`).join(' ')} }`;
    const l10n = { key: 'k', locale: 'en-US', value: text };
    expect(costProblem(schema, operationOf(save(1), { l10n }), 'request')).toBeUndefined();
    const refused = costProblem(schema, operationOf(save(40), { l10n }), 'request');
    expect(refused).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      message: expect.stringContaining('the cost limit') as string,
    });
  });

  test('accepts a single body of 8 MiB', () => {
    const query = 'mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status } }';
    const l10n = { key: 'k', locale: 'en-US', value: 'x'.repeat(8 * 1024 * 1024) };
    expect(costProblem(schema, operationOf(query, { l10n }), 'request')).toBeUndefined();
  });

  test('includes many small values, even if they are written into the document', () => {
    const query =
      'mutation ($p: productIdInput!, $i: [benefitInput!]!) { a: addBenefits(productId: $p, inputs: $i) { status } }';
    const i = Array.from({ length: 200_000 }, () => ({ typeId: 'x' }));
    expect(costOf(query, { p: { plan: 'p', type: 't' }, i })).toBeGreaterThan(1_000);
    expect(costOf(`{ renderHtml(html: "${'x'.repeat(409_600)}") { value } }`)).toBe(301);
  });

  test('accepts every operation of the studio, even if no variable is sent', () => {
    const studio = `${import.meta.dirname}/../../../../studio/src`;
    const documents = globSync('**/*.graphql', { cwd: studio }).map((file) =>
      readFileSync(`${studio}/${file}`, 'utf8'),
    );
    const { definitions } = parse(documents.join('\n'));
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(print);
    const operations = definitions.filter(
      (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
    );
    expect(operations.length).toBeGreaterThan(50);
    for (const operation of operations) {
      // Without variables, operations cannot run, so here each retains only arguments that need no value.
      const optional = print(operation).replaceAll(/(\$\w+: [\w[\]!]+?)!(?=[,)])/g, '$1');
      expect(costOf([optional, ...fragments].join('\n')), operation.name?.value).toBeLessThan(2_000);
    }
  });

  test('introspection costs as much as it may read, and is accepted once or twice', () => {
    const whole = costOf(getIntrospectionQuery());
    expect(whole).toBeGreaterThanOrEqual(1000);
    expect(whole * 2).toBeLessThan(documentLimits.cost);
    expect(costOf('{ __type(name: "Product") { name } }')).toBe(51);
    expect(costOf('{ a: __schema { types { name } } b: __schema { types { name } } }')).toBeGreaterThanOrEqual(2000);
  });
});

test('docs/limits.md lists exactly the fields that cost more than 1', () => {
  const page = readFileSync(`${import.meta.dirname}/../../../../../docs/limits.md`, 'utf8');
  const documented = [...page.matchAll(/^\| (`.*?) +\| ([\d,]+) +\|/gm)].flatMap(([, names = '', number = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${name} ${number}`),
  );
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const declared = fields.flatMap((field) => {
    const { weight, list } = fieldRules(field);
    const numbers = [...(weight > 1 ? [weight] : []), ...(list === undefined ? [] : [list.expected])];
    return numbers.map((number) => `${field.name} ${number.toLocaleString('en-US')}`);
  });
  expect(documented.toSorted()).toEqual(declared.toSorted());
});
