import { expect, test } from 'vitest';
import { formatBytes } from '../../errors/tenant-limits.ts';
import { toLimitSetting } from './limit-setting.ts';

test.each([
  ['fileBytes=1000', { name: 'fileBytes', max: 1_000 }],
  ['fileBytes=20GB', { name: 'fileBytes', max: 21_474_836_480 }],
  ['textBytes=1.5kb', { name: 'textBytes', max: 1_536 }],
  ['records=1,000,000', { name: 'records', max: 1_000_000 }],
  ['documentsPerDay=0', { name: 'documentsPerDay', max: 0 }],
  ['mailsPerDay=default', { name: 'mailsPerDay', max: undefined }],
])('reads %s', (text, setting) => {
  expect(toLimitSetting(text)).toEqual(setting);
});

test.each([
  ['fileBytes', 'NAME=VALUE'],
  ['fileBytes=1=2', 'NAME=VALUE'],
  ['=5', 'no limit'],
  ['files=5', 'Use one of fileBytes'],
  ['fileBytes=', 'such as 20GB'],
  ['fileBytes=-1', 'such as 20GB'],
  ['fileBytes=1.5', 'such as 20GB'],
  ['fileBytes=99999999TB', 'such as 20GB'],
  ['fileBytes=lots', 'such as 20GB'],
  ['records=5GB', 'without a unit'],
  ['records=1e9', 'whole number'],
])('refuses %s', (text, words) => {
  expect(toLimitSetting(text)).toMatchObject({ code: 'INVALID', message: expect.stringContaining(words) });
});

test.each([
  [0, '0 bytes'],
  [1_023, '1,023 bytes'],
  [1_048_575, '1 MB'],
  [5_452_595, '5.2 MB'],
  [10_737_418_240, '10 GB'],
])('%d bytes are shown as %s', (sizeBytes, text) => {
  expect(formatBytes(sizeBytes)).toBe(text);
});
