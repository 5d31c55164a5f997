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

test('a whole configuration is taken', () => {
  expect(toConfigAnswer(whole)).toEqual({ config: { ...whole, tenantName: undefined } });
});

test('a host without an environment is told so before one without an app', () => {
  expect(toConfigAnswer({ ...whole, environment: null, appId: null })).toEqual({ failure: 'noEnvironment' });
  expect(toConfigAnswer({ ...whole, appId: null })).toEqual({ failure: 'noApp' });
});

test('what is no configuration is told apart from half of one', () => {
  expect(toConfigAnswer('<html>')).toBeUndefined();
  expect(toConfigAnswer({ ...whole, graphqlUrl: 7 })).toBeUndefined();
});
