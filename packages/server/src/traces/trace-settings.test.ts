import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';

function tracesOf(environment: Readonly<Record<string, string>>) {
  return readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', ...environment }).traces;
}

describe('the settings of traces', () => {
  test('are absent without an endpoint, and if OpenTelemetry is disabled', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'studio', OTEL_TRACES_SAMPLER_ARG: 'x' }).traces).toBeUndefined();
    expect(tracesOf({ OTEL_SDK_DISABLED: 'True', OTEL_TRACES_SAMPLER_ARG: 'x' })).toBeUndefined();
  });

  test('default to every trace, unless the caller decides', () => {
    expect(tracesOf({})).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: undefined,
      sampling: { ratio: 1, isParentBased: true },
    });
  });

  test.each(['https://otel.example.com/otlp', 'https://otel.example.com/otlp/'])('append to the path of %s', (url) => {
    expect(tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: url })?.url).toBe('https://otel.example.com/otlp/v1/traces');
  });

  test('decode headers', () => {
    const headers = 'authorization=Basic%20YQ%3D%3D, x-scope = a=b ,';
    expect(tracesOf({ OTEL_EXPORTER_OTLP_HEADERS: headers })?.headers).toEqual({
      authorization: 'Basic YQ==',
      'x-scope': 'a=b',
    });
  });

  test.each([
    [{ OTEL_TRACES_SAMPLER_ARG: '0.01' }, { ratio: 0.01, isParentBased: true }],
    [
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' },
      { ratio: 0.5, isParentBased: false },
    ],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' }, { ratio: 1, isParentBased: true }],
    [
      { OTEL_TRACES_SAMPLER: 'always_off', OTEL_TRACES_SAMPLER_ARG: '1' },
      { ratio: 0, isParentBased: false },
    ],
    [
      { OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: '0' },
      { ratio: 1, isParentBased: true },
    ],
  ])('name the sampler: %j', (environment, sampling) => {
    expect(tracesOf(environment)?.sampling).toEqual(sampling);
  });

  test('are reported together if they are invalid, without what may be secret', () => {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:hidden@collector',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=%hidden',
      OTEL_TRACES_SAMPLER: 'jaeger_remote',
      OTEL_TRACES_SAMPLER_ARG: '2',
    };
    const names = Object.keys(environment);
    expect(() => tracesOf(environment)).toThrow(new RegExp(names.join(' .*\\n- '), 's'));
    expect(() => tracesOf(environment)).not.toThrow('hidden');
  });
});
