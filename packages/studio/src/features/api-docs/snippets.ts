/**
 * Commands and programs to copy that send the tab's current request. They never contain the API key: both read it
 * from the environment.
 */
import { isJsonObject, type Json } from '@coverwright/rules';
import type { ApiOperation } from './openapi.ts';
import { memberOf } from './schema.ts';
import { propertyName, toTypeText } from './schema-type.ts';

export const keyVariable = 'COVERWRIGHT_API_KEY';

/** Linux limits a single argument to 128 KiB. */
const argumentMaxBytes = 100_000;

/** Whether the body has to be read from the file body.json because it is too long for a command line. */
export function isLong(bodyText: string): boolean {
  return bodyText.length > argumentMaxBytes / 4 && new TextEncoder().encode(bodyText).length > argumentMaxBytes;
}

/** For bash, zsh and every other POSIX shell. */
export function curlSnippet(url: string, bodyText: string): string {
  const lines = [
    `curl ${quoteForShell(url)}`,
    `--header "X-API-Key: $${keyVariable}"`,
    "--header 'Content-Type: application/json'",
    isLong(bodyText) ? '--data-binary @body.json' : `--data-raw ${quoteForShell(bodyText)}`,
  ];
  return lines.join(' \\\n  ');
}

/** Within single quotes, the shell interprets nothing except the closing quote. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const nouns = { price: 'Price', underwriting: 'Underwriting', call: 'Function' } as const;

/** @param body as typed; a list of bodies is sent as a list, and the answer is a list, too */
export function typeScriptSnippet(operation: ApiOperation, url: string, body: Json, bodyText: string): string {
  const noun = nouns[operation.name];
  const list = Array.isArray(body) ? '[]' : '';
  const answerSchema = Array.isArray(body) ? operation.listAnswerSchema : operation.answerSchema;
  const valuesName = operation.name === 'call' ? 'inputs' : 'values';
  const values = memberOf(memberOf(operation.bodySchema, 'properties'), valuesName);
  const program = `${declaration(`${noun}Values`, toTypeText(values))}

${requestType(operation.bodySchema, noun, valuesName)}

${declaration(`${noun}Answer`, toTypeText(answerSchema))}

const { env } = process;

const body: ${noun}Request${list} = ${isLong(bodyText) ? 'JSON.parse(await readFile("body.json", "utf8"))' : bodyText.trim()};

const response = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: {
    "Content-Type": "application/json",
    "X-API-Key": env["${keyVariable}"] ?? "",
  },
  body: JSON.stringify(body),
});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
const answer = (await response.json()) as ${noun}Answer${list};
console.log(answer);
`;
  return isLong(bodyText) ? `import { readFile } from "node:fs/promises";\n\n${program}` : program;
}

function declaration(name: string, type: string): string {
  return type.startsWith('{') && !type.includes('\n} |') ? `interface ${name} ${type}` : `type ${name} = ${type};`;
}

/** The values have a separate type because callers fill them in elsewhere. */
function requestType(bodySchema: Json, noun: string, valuesName: string): string {
  const properties = memberOf(bodySchema, 'properties');
  const required = memberOf(bodySchema, 'required');
  const lines = Object.entries(isJsonObject(properties) ? properties : {}).map(([name, property]) => {
    const mark = Array.isArray(required) && required.includes(name) ? '' : '?';
    return `  ${propertyName(name)}${mark}: ${name === valuesName ? `${noun}Values` : toTypeText(property, 1)};`;
  });
  return `interface ${noun}Request {\n${lines.join('\n')}\n}`;
}

/** Whether the generated types can describe the body: an object, or a list of objects. */
export function isBody(value: Json): boolean {
  return Array.isArray(value) ? value.every(isJsonObject) : isJsonObject(value);
}
