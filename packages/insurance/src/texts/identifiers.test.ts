import { expect, test } from 'vitest';
import { componentOfImport, toCamelCase, toKebabCase, toPascalCase } from './identifiers.ts';

test.each([
  ['Travel Quote', 'travelQuote', 'travel-quote', 'TravelQuote'],
  ['  my  harbour-direct ', 'myHarbourDirect', 'my-harbour-direct', 'MyHarbourDirect'],
  ['travelQuote', 'travelQuote', 'travel-quote', 'TravelQuote'],
  ['VHIS quote 2027', 'vhisQuote2027', 'vhis-quote-2027', 'VhisQuote2027'],
  ['Réseau Zürich', 'reseauZurich', 'reseau-zurich', 'ReseauZurich'],
  ['nomad2', 'nomad2', 'nomad2', 'Nomad2'],
  ['Nomad2', 'nomad2', 'nomad2', 'Nomad2'],
  ['nomad 2', 'nomad2', 'nomad-2', 'Nomad2'],
  ['nomad2go', 'nomad2go', 'nomad2go', 'Nomad2go'],
  ['nomad2Go', 'nomad2Go', 'nomad2-go', 'Nomad2Go'],
  ['plan4u 24x7', 'plan4u24x7', 'plan4u-24x7', 'Plan4u24x7'],
  ['VHISQuote', 'vhisQuote', 'vhis-quote', 'VhisQuote'],
  ['3rd party', 'rdParty', '3rd-party', 'RdParty'],
  ['2027 quote', 'quote', '2027-quote', 'Quote'],
  ['自願醫保', '', '', ''],
  ['', '', '', ''],
])('%j becomes %j, %j and %j', (text, camel, kebab, pascal) => {
  expect([toCamelCase(text), toKebabCase(text), toPascalCase(text)]).toEqual([camel, kebab, pascal]);
});

test('a converted text does not change again', () => {
  for (const text of ['Travel Quote', 'VHIS quote 2027', 'nomad2', 'Nomad2 go', 'plan4u 24x7', 'H2O', '3rd party']) {
    expect(toCamelCase(toCamelCase(text))).toBe(toCamelCase(text));
    expect(toKebabCase(toKebabCase(text))).toBe(toKebabCase(text));
    expect(toPascalCase(toPascalCase(text))).toBe(toPascalCase(text));
  }
});

test('an import names a component by its path', () => {
  for (const path of ['./QuoteForm', './QuoteForm.vue', '@/components/QuoteForm', '@/components/QuoteForm.vue'])
    expect(componentOfImport(path)).toBe('QuoteForm');
  for (const path of ['QuoteForm', './quote-form', '../QuoteForm', './forms/QuoteForm', './QuoteForm.js', ''])
    expect(componentOfImport(path)).toBeUndefined();
});
