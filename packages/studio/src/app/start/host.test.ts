import { expect, test } from 'vitest';
import { chooseHost, hostCandidates } from './host.ts';

test('an override in the URL takes precedence over the stored host', () => {
  expect(hostCandidates('?hostOverride=uat.example', 'www.example', 'localhost')).toEqual([
    { host: 'uat.example', source: 'override' },
  ]);
});

test('the stored host comes before the current one, which is used if the stored one is unknown', () => {
  expect(hostCandidates('', 'www.example', 'localhost')).toEqual([
    { host: 'www.example', source: 'stored' },
    { host: 'localhost', source: 'current' },
  ]);
});

test('an empty override has no effect', () => {
  expect(hostCandidates('?hostOverride=', null, 'localhost')).toEqual([{ host: 'localhost', source: 'current' }]);
});

test('a known override is stored and ends the session of the previous host', () => {
  const chosen = { host: 'uat.example', source: 'override' } as const;
  expect(chooseHost(chosen, null, 'localhost')).toEqual({ stored: 'uat.example', isChanged: true });
  expect(chooseHost(chosen, 'uat.example', 'localhost')).toEqual({ stored: 'uat.example', isChanged: false });
});

test('falling back from a stored host that no longer exists removes it', () => {
  const chosen = { host: 'localhost', source: 'current' } as const;
  expect(chooseHost(chosen, 'gone.example', 'localhost')).toEqual({ stored: null, isChanged: true });
  expect(chooseHost(chosen, null, 'localhost')).toEqual({ stored: null, isChanged: false });
});
