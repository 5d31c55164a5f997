// The manifests of deploy/kubernetes, checked against the schema of their kinds.
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parseAllDocuments } from 'yaml';

const folder = new URL('../../deploy/kubernetes/', import.meta.url);
const schemaFile = new URL('kubernetes-schema.json', import.meta.url);

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

interface Labeled {
  readonly matchLabels: Readonly<Record<string, string>>;
}

interface Container {
  readonly image: string;
  readonly env: readonly NamedValue[];
  readonly envFrom: readonly { readonly secretRef: { readonly name: string } }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly readinessProbe: Readonly<Record<'periodSeconds' | 'timeoutSeconds' | 'failureThreshold', number>>;
}

interface Metadata {
  readonly name: string;
}

interface Deployment {
  readonly kind: 'Deployment';
  readonly metadata: Metadata;
  readonly spec: {
    readonly replicas: number;
    readonly selector: Labeled;
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] };
    };
  };
}

interface Service {
  readonly kind: 'Service';
  readonly metadata: Metadata;
  readonly spec: {
    readonly selector: Readonly<Record<string, string>>;
    readonly ports: readonly { readonly targetPort: string }[];
  };
}

interface Secret {
  readonly kind: 'Secret';
  readonly metadata: Metadata;
  readonly stringData: Readonly<Record<string, string>>;
}

interface PodDisruptionBudget {
  readonly kind: 'PodDisruptionBudget';
  readonly metadata: Metadata;
  readonly spec: { readonly minAvailable: number; readonly selector: Labeled };
}

export type Manifest = Deployment | Service | Secret | PodDisruptionBudget;

const validate = new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false }).compile<Manifest>(
  JSON.parse(readFileSync(schemaFile, 'utf8')),
);

/** Throws if a document does not comply with the schema. */
export function parseManifests(text: string): Manifest[] {
  return parseAllDocuments(text, { strict: true }).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    const manifest: unknown = document.toJS();
    if (validate(manifest)) return manifest;
    throw new Error(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('\n'));
  });
}

export function readManifestTexts(): { readonly name: string; readonly text: string }[] {
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
