import { describe, expect, test } from 'vitest';
import { formatPrice } from './money.ts';
import { minorUnitsOf } from './minor-units.ts';

/** The codes of ISO 4217 (list one) by their minor units; those without any are last. */
const listOne: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR
    IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
  [2, 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'],
];

test.each(listOne)('currencies with %d minor units: %s', (decimals, codes) => {
  for (const code of codes.split(/\s+/)) expect([code, minorUnitsOf(code)]).toEqual([code, decimals]);
});

test('historic currencies keep the minor units that they had', () => {
  for (const code of ['ADP', 'BEF', 'BYR', 'ESP', 'GRD', 'ITL', 'LUF', 'MGF', 'PTE', 'TRL']) {
    expect([code, minorUnitsOf(code)]).toEqual([code, 0]);
  }
  for (const code of ['DEM', 'FRF', 'MRO', 'SLL', 'STD', 'TMM', 'ZMK', 'ZWD']) {
    expect([code, minorUnitsOf(code)]).toEqual([code, 2]);
  }
});

describe('an amount in a currency for which Intl has fewer decimals', () => {
  test.each([
    [1234.56, 'HUF', 'en-US', 'HUF 1,234.56'],
    [1234.5, 'HUF', 'en-US', 'HUF 1,234.50'],
    [1234, 'HUF', 'en-US', 'HUF 1,234'],
    [1234.5, 'HUF', 'hu-HU', '1234,50 HUF'],
    [150_000, 'IDR', 'id-ID', 'IDR 150.000'],
    [150_000.25, 'IDR', 'id-ID', 'IDR 150.000,25'],
    [99.999, 'AFN', 'en-US', 'AFN 100'],
    [99.995, 'COP', 'en-US', 'COP 100'],
    [99.994, 'COP', 'en-US', 'COP 99.99'],
    [1.2345, 'IQD', 'en-US', 'IQD 1.235'],
    [1.5, 'BEF', 'en-US', 'BEF 2'],
  ])('%d %s for %s is %s', (amount, currency, locale, text) => {
    expect(formatPrice(amount, currency, locale)).toBe(text);
  });
});

test.each([
  [-0.001, 'HKD', 'HKD 0.00'],
  [-0, 'HKD', 'HKD 0.00'],
  [-0.4, 'JPY', 'JPY 0'],
  [-0.001, 'HUF', 'HUF 0'],
  [-0.005, 'HKD', '-HKD 0.01'],
])('%d %s has no sign if it is shown as 0: %s', (amount, currency, text) => {
  expect(formatPrice(amount, currency, 'en-US')).toBe(text);
});
