import { expect, test } from 'vitest';
import { toQuotedRequests } from './quoted-requests.ts';

const productId = { plan: 'travel', type: 'single', version: '1' };

function requestOf(id: string, ...proposals: ReturnType<typeof offer>[]) {
  return { id, caseNumber: `R-${id}`, createdAt: '2027-01-31T00:00:00Z', holder: { name: 'Ada' }, proposals };
}

const offer = (values: string | null, version: string | null = '1') => ({
  product: { productId: { ...productId, version } },
  valuesJsonString: values,
});

test('the requests for a version of a product have the values of its offer', () => {
  const list = [
    requestOf('a', offer('{"days":3}', '2'), offer('{"days":5}')),
    requestOf('b', offer('{"days":3}', '2')),
  ];
  expect(toQuotedRequests({ requests: { list, endCursor: null } }, productId)).toEqual([
    { id: 'a', number: 'R-a', holderName: 'Ada', createdAt: '2027-01-31T00:00:00Z', values: { days: 5 } },
  ]);
});

test('requests without values, or with other ones than an object, are left out', () => {
  const list = [
    null,
    requestOf('a'),
    requestOf('b', offer(null)),
    requestOf('c', offer('[1]')),
    requestOf('d', offer('{')),
  ];
  expect(toQuotedRequests({ requests: { list, endCursor: null } }, productId)).toEqual([]);
  expect(toQuotedRequests({ requests: null }, productId)).toEqual([]);
});

test('a product without a version matches an offer without one', () => {
  const list = [requestOf('a', offer('{"days":5}', null))];
  expect(toQuotedRequests({ requests: { list, endCursor: null } }, { ...productId, version: '' })).toHaveLength(1);
});
