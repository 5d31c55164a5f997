import { expect, test } from 'vitest';
import { findStep, newOneTimeSecret, newRecoveryCodes, toOtpauthUri, toRecoveryCode } from './one-time-code.ts';

/** "12345678901234567890", the secret of the test vectors of RFC 6238, whose last six digits are used here. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('after %s seconds the code is %s, of step %s', (seconds, code, step) => {
  expect(findStep(secret, code, new Date(seconds * 1000))).toBe(step);
});

test('a code is valid one step before and after its own, and no further', () => {
  const at = (seconds: number) => findStep(secret, '005924', new Date((1_234_567_890 + seconds) * 1000));
  expect([-31, -30, 0, 30, 59, 60].map(at)).toEqual([
    undefined,
    41_152_263,
    41_152_263,
    41_152_263,
    41_152_263,
    undefined,
  ]);
});

test('only six digits are a code', () => {
  const at = new Date(1_234_567_890_000);
  expect(findStep(secret, '005 924', at)).toBe(41_152_263);
  for (const code of [
    '',
    '5924',
    '05924',
    '0005924',
    '-05924',
    '００５９２４',
    '0x5924',
    '005924\n1',
    '9'.repeat(100_000),
  ]) {
    expect(findStep(secret, code, at), code.slice(0, 20)).toBeUndefined();
  }
});

test('an enrolment URI contains issuer, account and secret', () => {
  expect(toOtpauthUri(secret, 'ada@insurer.example (acme)')).toBe(
    `otpauth://totp/Coverwright:ada%40insurer.example%20(acme)?issuer=Coverwright&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(newOneTimeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newOneTimeSecret()).not.toBe(newOneTimeSecret());
});

test('recovery codes are ten different ones, and are accepted however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    expect(
      toRecoveryCode(` ${code.replaceAll('-', ' ').toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')}`),
    ).toBe(code);
  }
  for (const wrong of ['', '123456', 'x'.repeat(17), 'x'.repeat(1_000_000)])
    expect(toRecoveryCode(wrong)).toBeUndefined();
});
