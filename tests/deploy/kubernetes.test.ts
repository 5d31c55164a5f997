import { expect, test } from 'vitest';
import { readConfig } from '../../packages/server/src/config.ts';
import { drainMs } from '../../packages/server/src/start/start-server.ts';
import { type Manifest, parseManifests, readManifestTexts } from './manifests.ts';

const texts = readManifestTexts();
const manifests = texts.flatMap(({ text }) => parseManifests(text));

function findKind<Kind extends Manifest['kind']>(kind: Kind): Extract<Manifest, { kind: Kind }> {
  const isWanted = (one: Manifest): one is Extract<Manifest, { kind: Kind }> => one.kind === kind;
  const found = manifests.find(isWanted);
  if (found === undefined) throw new Error(`There is no ${kind}.`);
  return found;
}

const deployment = findKind('Deployment');
const pod = deployment.spec.template;
const container = pod.spec.containers[0];
if (container === undefined) throw new Error('The pod has no container.');

test('the schema refuses names that Kubernetes does not know, and values of another type', () => {
  const text = texts.find(({ name }) => name === 'deployment.yaml')?.text ?? '';
  expect(() => parseManifests(text.replace('readinessProbe:', 'readynessProbe:'))).toThrow('additional properties');
  expect(() => parseManifests(text.replace("value: '4000'", 'value: 4000'))).toThrow('must be string');
  expect(() => parseManifests(text.replace('apps/v1', 'extensions/v1beta1'))).toThrow('constant');
});

test('the pods are found by the service, the deployment and the disruption budget', () => {
  const { labels } = pod.metadata;
  const service = findKind('Service');
  const budget = findKind('PodDisruptionBudget');
  for (const selector of [
    service.spec.selector,
    deployment.spec.selector.matchLabels,
    budget.spec.selector.matchLabels,
  ]) {
    expect(labels).toMatchObject(selector);
    expect(Object.keys(selector)).not.toHaveLength(0);
  }
  expect(container.ports.map(({ name }) => name)).toEqual(service.spec.ports.map(({ targetPort }) => targetPort));
  expect(deployment.spec.replicas).toBe(3);
  expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
});

test('the configuration accepts the variables of the pods, and reads every one', () => {
  const secret = findKind('Secret');
  expect(container.envFrom).toEqual([{ secretRef: { name: secret.metadata.name } }]);
  const variables: Record<string, string> = {
    ...Object.fromEntries(container.env.map(({ name, value }) => [name, value])),
    ...secret.stringData,
  };
  const read = new Set<string>();
  const environment = new Proxy(variables, {
    get: (target, name) => {
      read.add(String(name));
      return target[String(name)];
    },
  });
  const config = readConfig(environment);
  expect([...read]).toEqual(expect.arrayContaining(Object.keys(variables)));
  expect(config.port).toBe(container.ports[0]?.containerPort);
  expect(config.databaseDirectUrl).toBeDefined();
  expect(config.filesUrl).toBeDefined();

  const { periodSeconds, failureThreshold } = container.readinessProbe;
  expect(config.stopDelaySeconds).toBeGreaterThan(periodSeconds * failureThreshold);
  expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(config.stopDelaySeconds + drainMs / 1000);
});
