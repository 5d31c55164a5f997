/** A single-line setting that contains Liquid, with its problem below. */
import type { JsonObject } from '@coverwright/rules';
import type { Problem } from '../../../../api/api-error.ts';
import { OptionalLabel } from '../../../../ui/forms/optional-label.tsx';
import { describeProblem } from '../../../../ui/problems/problem-text.ts';
import { LiquidInput } from '../../liquid-picker/liquid-input.tsx';

interface LiquidFieldProps {
  /** The field's name in problems. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onChange: (liquid: string) => void;
  readonly problem: Problem | undefined;
  /** The query whose fields the Liquid picker offers, and the data it shows beside them. */
  readonly query: string;
  readonly content: JsonObject | undefined;
}

export function LiquidField({ label, hint, isOptional = false, problem, ...input }: LiquidFieldProps) {
  return (
    <LiquidInput
      {...input}
      label={isOptional ? <OptionalLabel>{label}</OptionalLabel> : label}
      description={problem ? undefined : hint}
      error={problem ? describeProblem(problem, label) : undefined}
    />
  );
}
