import { expect, test } from 'vitest';
import { toConfigAnswer } from './load-config.ts';

const whole = {
  tenantId: 'test_dev',
  appId: 'coverStudio',
  clientId: 'coverStudio',
  graphqlUrl: '/graphql',
  fileSystemUrl: '/api/v1/files',
  environment: 'dev',
  region: 'global',
};

test('a complete configuration is accepted', () => {
  expect(toConfigAnswer(whole)).toEqual({ config: { ...whole, tenantName: undefined } });
});

test('a missing environment is reported before a missing app', () => {
  expect(toConfigAnswer({ ...whole, environment: null, appId: null })).toEqual({ failure: 'noEnvironment' });
  expect(toConfigAnswer({ ...whole, appId: null })).toEqual({ failure: 'noApp' });
});

test('an invalid configuration is distinguished from an incomplete one', () => {
  expect(toConfigAnswer('<html>')).toBeUndefined();
  expect(toConfigAnswer({ ...whole, graphqlUrl: 7 })).toBeUndefined();
});
