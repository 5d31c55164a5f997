// The declared inputs of a product, from their text to what is applied to values. Pure.
import { type ApplyInputs, compileInputs } from '@coverwright/insurance/apply-inputs';
import type { CompileCondition } from '@coverwright/insurance/compiled-input';
import type { Input } from '@coverwright/insurance/input';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { type CompiledRule, type Json, parseJsonText } from '@coverwright/rules';

/** Declarations are checked when they are saved, so that one that cannot be read declares nothing. */
export function parseDeclared(text: string | undefined): readonly Input[] {
  const json = parseJsonText(text ?? '[]');
  const parsed = parseInputs(json.ok ? json.value : []);
  return parsed.ok ? parsed.inputs : [];
}

export function compileDeclared(text: string, compile: (rule: Json) => CompiledRule): ApplyInputs {
  return compileInputs(parseDeclared(text), toCondition(compile));
}

/** A condition that fails does not hold. */
export function toCondition(compile: (rule: Json) => CompiledRule): CompileCondition {
  return (condition) => {
    const rule = compile({ '!!': [condition] });
    return (values) => {
      const outcome = rule.evaluate(values);
      return outcome.ok && outcome.value === true;
    };
  };
}
