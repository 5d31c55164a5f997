import { describe, expect, test } from 'vitest';
import { namesUsed, validateComponentName } from './component-name.ts';

describe('the name of a component', () => {
  test.each(['QuoteForm', 'Zz', 'Step2', 'HKIDField'])('may be %s', (name) => {
    expect(validateComponentName(name, 'name')).toEqual([]);
  });

  test.each([
    ['', 'REQUIRED'],
    [null, 'REQUIRED'],
    ['quoteForm', 'INVALID'],
    ['quote-form', 'INVALID'],
    ['Quote Form', 'INVALID'],
    ['報價', 'INVALID'],
    ['Button', 'INVALID'],
    ['ForeignObject', 'INVALID'],
    ['KeepAlive', 'INVALID'],
    ['RouterLink', 'INVALID'],
    ['CwButton', 'INVALID'],
    ['A'.repeat(101), 'TOO_LONG'],
  ])('%j is refused as %s', (name, code) => {
    expect(validateComponentName(name, 'name')).toMatchObject([{ code, path: 'name' }]);
  });
});

test('a source uses the names in its tags, is attributes and imports', () => {
  const template = `<div><QuoteForm/><quote-summary></quote-summary><card /><component is="ThankYou"/>
    <component :is="'PriceBox'"/><CwButton/><router-link to="/"/></div>`;
  const script = "import Layout from './Layout.vue'\nimport { x } from 'y'\nexport default {}";
  expect(namesUsed(template, script)).toEqual(['Card', 'Layout', 'PriceBox', 'QuoteForm', 'QuoteSummary', 'ThankYou']);
});

test('a source of one megabyte of open brackets is read in reasonable time', () => {
  expect(namesUsed('<'.repeat(1_000_000), 'import '.repeat(140_000))).toEqual([]);
});
