/** Converts JSON Schemas to TypeScript types. */
import { isJsonObject, type Json } from '@coverwright/rules';
import { memberOf, textOf, typesOf, variantsOf } from './schema.ts';

/** Returns the type's text; lines after the first are indented to the given depth. */
export function toTypeText(schema: Json, depth = 0): string {
  const variants = variantsOf(schema);
  if (variants.length > 0) return union(variants.map((one) => toTypeText(one, depth)));
  const allowed = memberOf(schema, 'enum');
  if (Array.isArray(allowed) && allowed.length > 0) return union(allowed.map((one) => JSON.stringify(one)));
  if (isJsonObject(schema) && schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const types = typesOf(schema);
  return types.length === 0 ? 'unknown' : union(types.map((type) => namedType(type, schema, depth)));
}

function namedType(type: string, schema: Json, depth: number): string {
  if (type === 'integer') return 'number';
  if (type === 'array') {
    const element = toTypeText(memberOf(schema, 'items'), depth);
    return element.includes(' | ') ? `Array<${element}>` : `${element}[]`;
  }
  return type === 'object' ? objectType(schema, depth) : type;
}

function objectType(schema: Json, depth: number): string {
  const properties = memberOf(schema, 'properties');
  if (!isJsonObject(properties) || Object.keys(properties).length === 0) return 'Record<string, unknown>';
  const required = memberOf(schema, 'required');
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = Array.isArray(required) && required.includes(name) ? '' : '?';
    const type = toTypeText(property, depth + 1);
    return `${indent}${propertyName(name)}${mark}: ${type};${type.includes('\n') ? '' : comment(property)}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function comment(property: Json): string {
  const text = textOf(memberOf(property, 'description'));
  return text === '' || text.length > 60 || text.includes('\n') ? '' : ` // ${text}`;
}

export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}
