// Compiles a template in the frame, using the compiler of Vue's full build.
import Vue, { type ComponentOptions } from 'vue';
import type { PreviewProblem } from './preview-messages.ts';

type Compiled = Pick<ComponentOptions<Vue>, 'render' | 'staticRenderFns'>;

export interface CompiledTemplate {
  readonly options: Compiled;
  readonly problems: readonly PreviewProblem[];
}

/** The second argument is not in Vue's types. */
type Compile = (template: string, options: CompileOptions) => Compiled;

interface CompileOptions {
  readonly outputSourceRange: boolean;
  readonly optimize: boolean;
  warn(message: string): void;
}

/**
 * Directives that need the optimizer, which is otherwise off: it creates functions for static parts that are never
 * freed.
 */
const needsOptimizer = /\bv-(?:once|pre)\b/;

/** Vue caches what it has compiled and warns only once, so its warnings have to be cached too. */
const compiled = new Map<string, CompiledTemplate>();
const compiledMax = 200;

export function compileTemplate(component: string, template: string): CompiledTemplate {
  const key = `${component}\n${template}`;
  const known = compiled.get(key) ?? compileNew(component, template);
  const [oldest] = compiled.keys();
  if (compiled.size >= compiledMax && oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, known);
  return known;
}

function compileNew(component: string, template: string): CompiledTemplate {
  const problems: PreviewProblem[] = [];
  const compile: Compile = Vue.compile;
  const options = compile(template, {
    outputSourceRange: true,
    optimize: needsOptimizer.test(template),
    warn: (text) => problems.push(readCompileWarning(component, text)),
  });
  return { options, problems };
}

/** Vue's message is a sentence, followed by the surrounding lines with a mark under the position. */
export function readCompileWarning(component: string, text: string): PreviewProblem {
  const [, message = text, frame = ''] =
    /^(?:Error compiling template:\n+)?([^\n]*(?:\n(?!\n)[^\n]*)*)\n*([\s\S]*)$/.exec(text) ?? [];
  const lines = frame.split('\n');
  const marked = lines.findIndex((line) => /^\s*\|\s*\^/.test(line));
  const line = Number(/^(\d+)/.exec(lines[marked - 1] ?? '')?.[1] ?? Number.NaN);
  return { component, message: message.trim(), part: 'template', ...(Number.isInteger(line) && { line }) };
}
