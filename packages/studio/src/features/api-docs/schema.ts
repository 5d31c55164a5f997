/** Reads the JSON Schemas of an OpenAPI 3.1 document: resolves references and lists fields by their dotted path. */
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import { decodeUriPart } from '../../ui/formats/decode-uri-part.ts';

export interface SchemaField {
  /** Dotted, as in problem paths; `[]` represents each element of a list. */
  readonly path: string;
  /** In TypeScript's notation, such as `number | null`; a list of objects is `object[]`. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The allowed values, or those of the elements for a list; empty if any value is allowed. */
  readonly allowed: readonly Json[];
  readonly examples: readonly Json[];
  readonly description: string;
}

/**
 * Replaces every `$ref` into the document with the schema it refers to. A recursive reference becomes a schema that
 * allows anything.
 */
export function inlineReferences(document: JsonObject, schema: Json, open: readonly string[] = []): Json {
  if (Array.isArray(schema)) return schema.map((one) => inlineReferences(document, one, open));
  if (!isJsonObject(schema)) return schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const { $ref: _, ...beside } = schema;
    if (open.includes(reference)) return beside;
    const target = inlineReferences(document, findReference(document, reference), [...open, reference]);
    return isJsonObject(target) ? { ...target, ...beside } : beside;
  }
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => [
    key,
    inlineReferences(document, value, open),
  ]);
  return Object.fromEntries(entries);
}

function findReference(document: JsonObject, reference: string): Json {
  const names = reference
    .replace(/^#\/?/, '')
    .split('/')
    .map((name) => decodeUriPart(name).replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<Json>((inner, name) => memberOf(inner, name), document);
}

/** The member with the given name; null if there is none. */
export function memberOf(value: Json, name: string): Json {
  return isJsonObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}

export function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}

/** The leaves of an object's schema, including those in lists, in document order. */
export function listFields(schema: Json, prefix = '', isParentRequired = true): readonly SchemaField[] {
  const required = memberOf(schema, 'required');
  const properties = memberOf(schema, 'properties');
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix + name;
    const isRequired = isParentRequired && Array.isArray(required) && required.includes(name);
    const elements = memberOf(property, 'items');
    const own = toField(property, path, isRequired);
    const inList = listFields(elements, `${path}[].`, isRequired);
    const inside = listFields(property, `${path}.`, isRequired);
    // An object that only groups other fields is not worth a line.
    return inside.length > 0 && own.description === '' ? inside : [own, ...inList, ...inside];
  });
}

function toField(schema: Json, path: string, isRequired: boolean): SchemaField {
  return {
    path,
    type: typeName(schema),
    isRequired,
    allowed: allowedValues(elementOf(schema)),
    examples: exampleValues(schema),
    description: textOf(memberOf(schema, 'description')),
  };
}

/** The element schema of a list; otherwise the schema itself. */
function elementOf(schema: Json): Json {
  return memberOf(schema, 'items') ?? schema;
}

function allowedValues(schema: Json): readonly Json[] {
  const listed = memberOf(schema, 'enum');
  if (Array.isArray(listed)) return listed;
  const ofVariants = variantsOf(schema).flatMap(allowedValues);
  if (ofVariants.length > 0) return ofVariants;
  return isJsonObject(schema) && schema['const'] !== undefined ? [schema['const']] : [];
}

export function exampleValues(schema: Json): readonly Json[] {
  const listed = memberOf(schema, 'examples');
  if (Array.isArray(listed)) return listed;
  for (const key of ['example', 'default']) {
    if (isJsonObject(schema) && schema[key] !== undefined) return [schema[key]];
  }
  return typeName(schema) === 'boolean' ? [true, false] : [];
}

export function typeName(schema: Json): string {
  const variants = variantsOf(schema);
  if (variants.length > 0) return [...new Set(variants.map(typeName))].join(' | ');
  const names = typesOf(schema).map((type) => {
    if (type === 'integer') return 'number';
    return type === 'array' ? listOf(typeName(memberOf(schema, 'items'))) : type;
  });
  return names.length > 0 ? [...new Set(names)].join(' | ') : 'any';
}

function listOf(element: string): string {
  return element.includes(' ') ? `(${element})[]` : `${element}[]`;
}

/** The alternatives of a schema, such as those in `oneOf`. */
export function variantsOf(schema: Json): readonly Json[] {
  return ['oneOf', 'anyOf'].flatMap((key) => {
    const listed = memberOf(schema, key);
    return Array.isArray(listed) ? listed : [];
  });
}

export function typesOf(schema: Json): readonly string[] {
  const type = memberOf(schema, 'type');
  const listed = Array.isArray(type) ? type : [type];
  const named = listed.filter((one) => typeof one === 'string');
  if (named.length > 0) return named;
  // If the schema has no type, it is derived from the allowed values.
  return [...new Set(allowedValues(schema).map(typeOfValue))];
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
