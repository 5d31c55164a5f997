import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a-secret-of-thirty-two-characters');

test('opens a sealed secret for its owner', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'tenant/user');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'tenant/user')).not.toBe(sealed);
  expect(box.open(sealed, 'tenant/user')).toBe('JBSWY3DPEHPK3PXP');
});

test('opens nothing for another owner, under another secret, or that was changed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'tenant/user');
  expect(box.open(sealed, 'tenant/other')).toBeUndefined();
  expect(createSecretBox('another-secret-of-thirty-two-chars').open(sealed, 'tenant/user')).toBeUndefined();
  expect(box.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'tenant/user')).toBeUndefined();
  expect(box.open('', 'tenant/user')).toBeUndefined();
});
