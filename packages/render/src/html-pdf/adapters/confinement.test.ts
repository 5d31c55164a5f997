import { describe, expect, it } from 'vitest';
import { toConfinements, toConfinementWarning } from './confinement.ts';

const account = { uid: 65_534, gid: 65_534 };

describe('the confinement of the browser', () => {
  it('is an unprivileged account in the sandbox if the server is root, and root only as the last resort', () => {
    expect(toConfinements(true, account)).toEqual([
      { account, hasSandbox: true },
      { account, hasSandbox: false },
      { account: undefined, hasSandbox: false },
    ]);
    expect(toConfinements(true, undefined)).toEqual([{ account: undefined, hasSandbox: false }]);
  });

  it('is the sandbox if the server has an unprivileged account, which it always keeps', () => {
    expect(toConfinements(false, account)).toEqual([
      { account: undefined, hasSandbox: true },
      { account: undefined, hasSandbox: false },
    ]);
  });

  it('is reported only if something is missing', () => {
    expect(toConfinementWarning({ account, hasSandbox: true }, true)).toBeUndefined();
    expect(toConfinementWarning({ account: undefined, hasSandbox: true }, false)).toBeUndefined();
    expect(toConfinementWarning({ account, hasSandbox: false }, true)).toContain('runs without its sandbox');
    expect(toConfinementWarning({ account: undefined, hasSandbox: false }, false)).toContain('without its sandbox');
    expect(toConfinementWarning({ account: undefined, hasSandbox: false }, true)).toContain('runs as root and without');
  });
});
