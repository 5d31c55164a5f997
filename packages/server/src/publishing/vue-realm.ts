// Runs Vue's compiler in a separate realm with frozen prototypes: neither modified objects elsewhere in the
// thread nor a template can affect the generated code (CVE-2024-6783). Only texts are passed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';

export interface TemplateError {
  readonly message: string;
  /** Offset in the template. */
  readonly offset?: number;
}

export type CompiledTemplate =
  | { readonly ok: true; readonly render: string; readonly staticRenderFns: readonly string[] }
  | { readonly ok: false; readonly errors: readonly TemplateError[] };

export type TemplateCompiler = (template: string) => CompiledTemplate;

const path = fileURLToPath(import.meta.resolve('vue-template-compiler/browser.js'));
let compilerScript: Script | undefined;

const callScript = new Script(`
  for (const one of [Object, Array, Function, String, Number, Boolean, RegExp, Promise, Map, Set]) Object.freeze(one.prototype);
  ((compile) => (template) => JSON.stringify(compile(template, { outputSourceRange: true }),
    (key, value) => (key === 'ast' || key === 'tips' ? undefined : value)))(VueTemplateCompiler.compile)
`);

interface CompilerOutput {
  readonly render: string;
  readonly staticRenderFns: readonly string[];
  readonly errors: readonly (string | { readonly msg: string; readonly start?: number })[];
}

export function createTemplateCompiler(): TemplateCompiler {
  compilerScript ??= new Script(readFileSync(path, 'utf8'), { filename: 'vue-template-compiler' });
  const realm = createContext({});
  compilerScript.runInContext(realm);
  const compile: (template: string) => string = callScript.runInContext(realm);
  return (template) => {
    const { render, staticRenderFns, errors }: CompilerOutput = JSON.parse(compile(template));
    return errors.length === 0 ? { ok: true, render, staticRenderFns } : { ok: false, errors: errors.map(toError) };
  };
}

function toError(error: CompilerOutput['errors'][number]): TemplateError {
  const message = (typeof error === 'string' ? error : error.msg).replaceAll(/\s+/g, ' ').trim();
  return typeof error === 'string' || error.start === undefined ? { message } : { message, offset: error.start };
}
