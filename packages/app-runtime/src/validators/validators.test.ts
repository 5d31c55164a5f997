import { expect, test } from 'vitest';
import * as validators from './validators.ts';

const {
  ageBetween,
  alpha,
  email,
  hkid,
  maxLength,
  maxValue,
  minLength,
  minValue,
  minimumWords,
  noChineseCharacters,
  numeric,
  required,
  sameAs,
} = validators;

test('only required rejects an empty value', () => {
  const others = [
    alpha,
    email,
    hkid,
    numeric,
    noChineseCharacters,
    minLength(3),
    maxLength(3),
    minValue(3),
    maxValue(3),
    minimumWords(3),
    ageBetween(18, 80),
  ];
  for (const validator of others)
    expect([validator(''), validator(null), validator(undefined)]).toEqual([true, true, true]);
  expect([required(''), required(null), required([]), required(0), required(false), required('x')]).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('includes the nine validators of vuelidate', () => {
  expect([email('a@b.co'), email('a@'), email('a b@c.de')]).toEqual([true, false, false]);
  expect([minLength(3)('ab'), minLength(3)('abc'), maxLength(2)('abc'), maxLength(2)([1, 2])]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect([minValue(3)(2), minValue(3)('3'), maxValue(3)(4), maxValue(3)(3)]).toEqual([false, true, false, true]);
  expect([alpha('abc'), alpha('ab1'), numeric('012'), numeric('1.2')]).toEqual([true, false, true, false]);
  expect([sameAs('password').call({}, 'x', { password: 'x' }), sameAs(() => 'y').call({}, 'x', {})]).toEqual([
    true,
    false,
  ]);
});

test('rejects an address that exceeds the maximum length before matching it', () => {
  expect(email(`${'a'.repeat(250)}@b.co`)).toBe(false);
});

test('computes the check digit of a Hong Kong identity card', () => {
  for (const number of ['A123456(3)', 'C668668(9)', 'G123456(A)', 'AB987654(3)', 'a1234563', ' A123456(3) '])
    expect(hkid(number), number).toBe(true);
  for (const number of [
    'A123456(4)',
    'A123456',
    'A12345(3)',
    '1234567(8)',
    'ABC123456(3)',
    'A123456(3',
    'A123456 3',
    7,
  ]) {
    expect(hkid(number), String(number)).toBe(false);
  }
  const digits = Array.from('0123456789A').filter((digit) => hkid(`Z683365(${digit})`));
  expect(digits).toHaveLength(1);
});

test('counts words in English and Chinese', () => {
  expect([minimumWords(2)('one'), minimumWords(2)('one two'), minimumWords(2)('one, — !')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([minimumWords(2)('旅遊保險'), minimumWords(3)('旅遊保險'), minimumWords(1)('。。。')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('compares the age on a given day with both bounds', () => {
  const adult = ageBetween(18, 80, '2026-06-15');
  expect([adult('2008-06-15'), adult('2008-06-16'), adult('1946-06-14'), adult('1945-06-15')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([
    adult('none'),
    adult('2030-01-01'),
    adult(new Date(2000, 0, 1)),
    ageBetween(0, 150, '2026-06-15')('2026-06-15'),
  ]).toEqual([false, false, true, true]);
});

test('finds Chinese characters, including in the supplementary planes', () => {
  expect([
    noChineseCharacters('Chan Tai Man'),
    noChineseCharacters('陳大文'),
    noChineseCharacters('a𠮷'),
    noChineseCharacters('かな'),
  ]).toEqual([true, false, false, true]);
});
