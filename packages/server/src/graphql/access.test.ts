import { GraphQLObjectType, type GraphQLResolveInfo, GraphQLString, buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Caller, RequestContext } from '../request/context.ts';
import { rightsOf } from '../request/rights.ts';
import { type Access, requireAccess } from './access.ts';

const schema = buildSchema(`directive @forGuests on OBJECT | FIELD_DEFINITION
  type Query { open: String @forGuests closed: String }`);
const query =
  schema.getQueryType() ?? new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLString } } });

const ada: Caller = { tenantId: 't', userId: 'u', sessionId: 's', rights: rightsOf('ADMINISTRATOR') };
const guest: Caller = { ...ada, rights: new Set(), guest: { appId: 'a', host: 'a.localhost', soldProducts: [] } };
/** A guest with every right. */
const mightyGuest: Caller = { ...guest, rights: rightsOf('ADMINISTRATOR') };

function call(access: Access, fieldName: string, caller: Caller | undefined): string {
  const info: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'> = { parentType: query, fieldName };
  const context: Pick<RequestContext, 'caller' | 'enrolling'> = { caller, enrolling: undefined };
  try {
    requireAccess(access, context, info);
    return 'allowed';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const refused = 'You are not authorized';
const unknown = 'Invalid or expired token';

describe.each<Access>(['products:read', 'guest', 'everybody'])('an operation for %s', (access) => {
  test('is for guests only if the SDL marks it', () => {
    for (const caller of [guest, mightyGuest]) {
      expect(call(access, 'open', caller)).toBe('allowed');
      expect(call(access, 'closed', caller)).toBe(refused);
      expect(call(access, 'missing', caller)).toBe(refused);
    }
  });
});

test('an operation for guests is refused to other callers', () => {
  expect(call('guest', 'open', ada)).toBe(refused);
  expect(call('guest', 'open', undefined)).toBe(unknown);
  expect(call('products:read', 'open', ada)).toBe('allowed');
  expect(call('products:read', 'open', undefined)).toBe(unknown);
  expect(call('everybody', 'closed', undefined)).toBe('allowed');
});
