import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liquidLimits } from '../limits.ts';
import type { LiquidRequest } from '../rendering.ts';
import { createTemplateRenderer } from '../render-template.ts';

const render = createTemplateRenderer(liquidLimits);

function textOf(template: string, data: LiquidRequest['data'] = {}, locale = 'en-US'): string {
  const outcome = render({ template, data, locale, escape: 'none' });
  return outcome.ok ? outcome.text : outcome.problems.map(({ message }) => message).join(' ');
}

describe('money', () => {
  it.each([
    ['{{ 1234.5 | money: "HKD" }}', 'HKD 1,234.50'],
    ['{{ "1234.5" | money: "HKD" }}', 'HKD 1,234.50'],
    ['{{ -1234.5 | money: "HKD" }}', '-HKD 1,234.50'],
    ['{{ 1234.5 | money: "JPY" }}', 'JPY 1,235'],
    ['{{ 1.2345 | money: "BHD" }}', 'BHD 1.235'],
    ['{{ 0 | money: "hkd" }}', 'HKD 0.00'],
    ['{{ 1.005 | money: "HKD" }}', 'HKD 1.01'],
    ['{{ 0.1 | plus: 0.2 | times: 100 | money: "HKD" }}', 'HKD 30.00'],
    ['{{ "90071992547409931234.565" | money: "HKD" }}', 'HKD 90,071,992,547,409,931,234.57'],
    ['{{ premium | money }}', 'HKD 2,000.00'],
    ['{{ premium | money: "USD" }}', 'USD 2,000.00'],
    ['{{ 1234.5 | money }}', '1,234.50'],
    ['{{ 1234.5 | money: missing }}', '1,234.50'],
    ['[{{ missing | money: "HKD" }}{{ "" | money: "HKD" }}]', '[]'],
    [
      '{{ "12." | money: "HKD" }} {{ ".5" | money: "HKD" }} {{ "+1e3" | money: "HKD" }}',
      'HKD 12.00 HKD 0.50 HKD 1,000.00',
    ],
    ['{{ "12,5" | money: "HKD" }}', '`money` needs a number, but this is "12,5".'],
    ['{{ 1 | money: "dollars" }}', '`money` needs a currency code such as HKD, but this is "dollars".'],
  ])('%s', (template, text) => {
    expect(textOf(template, { premium: { amount: '2000', currencyCode: 'HKD' } })).toBe(text);
  });

  it('is formatted for the locale, with plain spaces', () => {
    expect(textOf('{{ 1234.5 | money: "HKD" }}', {}, 'zh-HK')).toBe('HKD 1,234.50');
    expect(textOf('{{ 1234.5 | money: "EUR" }}', {}, 'fr-FR')).toBe('1 234,50 EUR');
  });

  it('formats every amount of cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (cents) => {
        const amount = `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, '0')}`;
        const digits = `HKD ${amount}`;
        for (const x of [amount, Number(amount)])
          expect(textOf('{{ x | money: "HKD" }}', { x }).replaceAll(',', '')).toBe(digits);
      }),
    );
  });
});

describe('number', () => {
  it.each([
    ['{{ 1234567.891 | number }}', '1,234,567.891'],
    ['{{ 1.5 | number: 2 }}', '1.50'],
    ['{{ "2.345" | number: 2 }}', '2.35'],
    ['{{ 2.5 | number: 0 }}', '3'],
    ['{{ x | number }}', '0.3'],
    ['[{{ missing | number }}]', '[]'],
    ['{{ 1 | number: "two" }}', '`number` takes 0 to 20 digits after the point.'],
    ['{{ "a" | number }}', '`number` needs a number, but this is "a".'],
  ])('%s', (template, text) => {
    expect(textOf(template, { x: 0.1 + 0.2 })).toBe(text);
  });
});

describe('calculating', () => {
  it.each([
    ['{{ 0.1 | plus: 0.2 }}', '0.3'],
    ['{{ 10.1 | minus: 2.2 }}', '7.9'],
    ['{{ 1.1 | times: 1.1 }}', '1.21'],
    ['{{ 1000 | divided_by: 12 | money: "HKD" }}', 'HKD 83.33'],
    ['{{ 7 | divided_by: 2, true }}', '3'],
    ['{{ 20 | divided_by: 7 }}', '2.857142857142857'],
    ['{{ 5 | modulo: 0 }}', '`modulo` cannot divide by 0 or by a value that is not a number.'],
  ])('%s', (template, text) => {
    expect(textOf(template)).toBe(text);
  });
});

describe('amounts that are already formatted', () => {
  it.each([
    ['"1,234.50" | times: 2', 'times', '1,234.50'],
    ['2 | plus: "HKD 300"', 'plus', 'HKD 300'],
    ['"(20)" | minus: 1', 'minus', '(20)'],
    ['"12 %" | divided_by: 2', 'divided_by', '12 %'],
    ['"€5.00" | round', 'round', '€5.00'],
    ['"-1,000" | abs', 'abs', '-1,000'],
    ['"1’000" | at_least: 5', 'at_least', '1’000'],
    ['"7 days" | modulo: 2', undefined, ''],
    ['"soon" | plus: 2', undefined, ''],
    ['"12.5" | plus: 2', undefined, ''],
  ])('{{ %s }}: a formatted amount is a problem, not 0', (expression, filter, text) => {
    const outcome = render({ template: `\n{{ ${expression} }}`, data: {}, locale: 'en-US', escape: 'none' });
    if (filter === undefined) return expect(outcome).toMatchObject({ ok: true });
    const message = `\`${filter}\` needs a number, but this is "${text}". Calculate with the amount itself, and format the result last.`;
    return expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'RENDER', message, line: 2 }] });
  });
});
