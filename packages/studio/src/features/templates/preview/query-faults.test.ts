import { describe, expect, it } from 'vitest';
import { findQueryFaults } from './query-faults.ts';

describe('findQueryFaults', () => {
  it('lets a query pass, with fragments and without a word before it', () => {
    expect(findQueryFaults('query all { ...A } fragment A on Query { policies { totalCount } }')).toEqual([]);
    expect(findQueryFaults('{ policies { totalCount } }')).toEqual([]);
  });
  it.each(['mutation', 'subscription'])('finds a %s wherever it stands, with its place', (operation) => {
    const [fault, ...others] = findQueryFaults(`{ a }\n${operation} { deleteTemplate(templateId: "x") { status } }`);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ path: 'graphQlQuery', line: 2, column: 1 });
    expect(fault?.excerpt).toContain(`▸${operation}`);
  });
  it('finds what is no GraphQL, which is not sent either', () => {
    expect(findQueryFaults('{ policies {')).toMatchObject([{ code: 'INVALID', path: 'graphQlQuery', line: 1 }]);
    expect(findQueryFaults('garbage { a }')).toHaveLength(1);
  });
});
