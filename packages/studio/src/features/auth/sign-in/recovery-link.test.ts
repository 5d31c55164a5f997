import { expect, test } from 'vitest';
import { toRecoveryLink, validatePassword } from './recovery-link.ts';

test('reads a recovery link', () => {
  expect(toRecoveryLink('#reset?tenantId=test_dev&loginId=42&code=a%2Bb')).toEqual({
    tenantId: 'test_dev',
    loginId: '42',
    code: 'a+b',
    isInvitation: false,
  });
});

test('reads the link of an invitation', () => {
  const link = toRecoveryLink('#reset?tenantId=test_dev&loginId=42&code=x&invitation=true');
  expect(link).toMatchObject({ loginId: '42', isInvitation: true });
});

test('distinguishes an incomplete link from an unrelated fragment', () => {
  expect(toRecoveryLink('#reset?tenantId=test_dev&code=x')).toBeNull();
  expect(toRecoveryLink('#content')).toBeUndefined();
});

test('counts characters as users perceive them', () => {
  expect(validatePassword('')).toBe('required');
  expect(validatePassword('a'.repeat(11))).toBe('tooShort');
  expect(validatePassword('😀'.repeat(12))).toBeUndefined();
  expect(validatePassword('😀'.repeat(128))).toBeUndefined();
  expect(validatePassword('a'.repeat(129))).toBe('tooLong');
});
