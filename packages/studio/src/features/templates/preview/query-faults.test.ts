import { describe, expect, it } from 'vitest';
import { findQueryFaults } from './query-faults.ts';

describe('findQueryFaults', () => {
  it('accepts a query, including one with fragments or without the query keyword', () => {
    expect(findQueryFaults('query all { ...A } fragment A on Query { policies { totalCount } }')).toEqual([]);
    expect(findQueryFaults('{ policies { totalCount } }')).toEqual([]);
  });
  it.each(['mutation', 'subscription'])('reports a %s anywhere, with its position', (operation) => {
    const [fault, ...others] = findQueryFaults(`{ a }\n${operation} { deleteTemplate(templateId: "x") { status } }`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ path: 'graphQlQuery', line: 2, column: 1 });
    expect(fault?.excerpt).toContain(`▸${operation}`);
  });
  it.each([
    ['{ token_2(tenantId: "t") { accessToken } }', 1, 3],
    ['{ a }\nfragment F on Query { x: refreshToken { accessToken } }', 2, 23],
    ['{ renderSms(bodyLiquid: "x") { status } }', 1, 3],
    ['{ templates { list { draft { savedAt } } } }', 1, 22],
    ['{ tenantSettings { hosts } }', 1, 3],
    ['{ apiKeys { name } }', 1, 3],
    ['{ __schema { types { name } } }', 1, 3],
  ])('reports what saving refuses in %j, with its position', (query, line, column) => {
    expect(findQueryFaults(query)).toMatchObject([{ code: 'INVALID', path: 'graphQlQuery', line, column }]);
  });
  it('accepts a name that only resembles a forbidden one', () => {
    expect(findQueryFaults('{ rendered drafts tokens { renderer } draft: name }')).toEqual([]);
  });
  it('reports invalid GraphQL, which is not sent either', () => {
    expect(findQueryFaults('{ policies {')).toMatchObject([{ code: 'INVALID', path: 'graphQlQuery', line: 1 }]);
    expect(findQueryFaults('garbage { a }')).toHaveLength(1);
  });
});
