// The settings of OpenTelemetry that the server reads itself. Their names and forms are those of its specification.
import type { Sampling } from './sampling.ts';

export interface TraceSettings {
  /** Accepts traces in OTLP over HTTP. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: the default, or that of OTEL_RESOURCE_ATTRIBUTES. */
  readonly serviceName: string | undefined;
  readonly sampling: Sampling;
}

type Read = (name: string) => string | undefined;

/** Undefined if no endpoint is set. Adds what is wrong to the problems. */
export function readTraceSettings(read: Read, problems: string[]): TraceSettings | undefined {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined || read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return undefined;
  return {
    url: toTracesUrl(endpoint, problems),
    headers: toHeaders(read('OTEL_EXPORTER_OTLP_HEADERS') ?? '', problems),
    serviceName: read('OTEL_SERVICE_NAME'),
    sampling: toSampling(read, problems),
  };
}

function toTracesUrl(endpoint: string, problems: string[]): string {
  const url = URL.parse(endpoint);
  const isUsable =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.search === '' && url.hash === '' && !url.username;
  if (isUsable) return `${url.href.replace(/\/+$/, '')}/v1/traces`;
  // The value may contain a password, so it is not repeated.
  problems.push(
    'OTEL_EXPORTER_OTLP_ENDPOINT is not a web address without credentials, which belong in OTEL_EXPORTER_OTLP_HEADERS. For example http://collector.example.com:4318',
  );
  return '';
}

/** Of the form name=value,name=value, with percent-encoded values. */
function toHeaders(text: string, problems: string[]): Record<string, string> {
  const entries = text.split(',').filter((entry) => entry.trim() !== '');
  try {
    return Object.fromEntries(entries.map(toHeader));
  } catch {
    // Headers are credentials, so they are not repeated.
    problems.push(
      'OTEL_EXPORTER_OTLP_HEADERS is not a list of headers with percent-encoded values. For example authorization=Bearer%20token,x-tenant=insurer',
    );
    return {};
  }
}

function toHeader(entry: string): [string, string] {
  const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=(.*)$/.exec(entry) ?? [];
  if (name === '') throw new URIError('The header has no name.');
  return [name, decodeURIComponent(value.trim())];
}

const samplers = ['always_on', 'always_off', 'traceidratio'] as const;
const parentBased = 'parentbased_';

/** OTEL_TRACES_SAMPLER_ARG alone is enough: the sampler defaults to the one that uses it. */
function toSampling(read: Read, problems: string[]): Sampling {
  const name = read('OTEL_TRACES_SAMPLER') ?? `${parentBased}traceidratio`;
  const isParentBased = name.startsWith(parentBased);
  const root = samplers.find((sampler) => sampler === (isParentBased ? name.slice(parentBased.length) : name));
  if (root === undefined) {
    const names = samplers.flatMap((sampler) => [sampler, `${parentBased}${sampler}`]);
    problems.push(`OTEL_TRACES_SAMPLER is "${name}", and has to be one of ${names.join(', ')}.`);
  }
  const argument = read('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(argument);
  if (!(ratio >= 0 && ratio <= 1)) {
    problems.push(`OTEL_TRACES_SAMPLER_ARG is "${argument}", and has to be a number from 0 to 1.`);
  }
  return { ratio: root === 'always_on' ? 1 : root === 'always_off' ? 0 : ratio, isParentBased };
}
