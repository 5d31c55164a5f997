import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { rootFields } from './root-fields.ts';

test('finds the root fields of all operations through aliases and fragments', () => {
  const document = parse(`query a { x: me ...f } query b { ...f } mutation c { ...g ... on Mutation { forgotPassword } }
    fragment f on Query { token_2 ...f } fragment g on Mutation { logout ...f }`);
  const { names, needsCaller, hasMutation, mixesSignIn, isEnrolment } = rootFields(document);
  expect(names.toSorted()).toEqual([
    'mutation.forgotPassword',
    'mutation.logout',
    'mutation.token_2',
    'query.me',
    'query.token_2',
  ]);
  expect({ needsCaller, hasMutation, mixesSignIn, isEnrolment }).toEqual({
    needsCaller: true,
    hasMutation: true,
    mixesSignIn: true,
    isEnrolment: false,
  });
});

test.each([
  ['{ refreshToken }', false, false],
  ['mutation { a: beginSecondFactor }', true, true],
  ['subscription { token_2 }', true, false],
])('%s needs a caller: %s, is an enrolment: %s', (source, needsCaller, isEnrolment) => {
  expect(rootFields(parse(source))).toMatchObject({ needsCaller, isEnrolment });
});

test('reads each fragment once, however many operations spread it', () => {
  const count = 3_000;
  const chain = Array.from(
    { length: count },
    (_, index) => `fragment f${index} on Query { a${index} ...f${index + 1} }`,
  );
  const operations = Array.from({ length: count }, (_, index) => `query q${index} { ...f0 }`);
  expect(rootFields(parse([...operations, ...chain].join(' '))).names).toHaveLength(count);
});
