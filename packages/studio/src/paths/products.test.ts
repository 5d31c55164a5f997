import { expect, it } from 'vitest';
import { productCopyPath, productInfoPath, productKeyOf, productPricingPath, productSelectionOf } from './products.ts';

it.each(['travel_plus', '旅遊 樂', 'a/b', '100%', '%2F', 'a%252Fb', '?#&'])(
  'finds the plan %s in its addresses again',
  (plan) => {
    for (const version of ['', '2027.1', '%2f']) {
      const key = { plan, type: 'trip', version };
      expect(productKeyOf(productInfoPath(key))).toEqual(key);
      expect(productKeyOf(productPricingPath(key))).toEqual(key);
    }
  },
);
it('a stray percent sign in a URL is taken literally', () => {
  expect(productKeyOf('/products/detail/info/100%/trip/')).toEqual({ plan: '100%', type: 'trip', version: '' });
});
it.each([{ version: '' }, { version: '2027.1' }, {}])(
  'reads the copied product from its address, with %j',
  (version) => {
    const selection = { plan: 'a&b=%', type: '旅遊', ...version };
    const { search } = new URL(productCopyPath(selection), 'http://studio.test');
    expect(productSelectionOf(search)).toEqual(selection);
    expect(productSelectionOf('?plan=a')).toBeUndefined();
  },
);
