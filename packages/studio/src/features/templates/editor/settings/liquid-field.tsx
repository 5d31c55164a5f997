/** A setting of one line that is Liquid, with the problem that was found in it beneath. */
import type { JsonObject } from '@coverwright/rules';
import type { Problem } from '../../../../api/api-error.ts';
import { OptionalLabel } from '../../../../ui/forms/optional-label.tsx';
import { describeProblem } from '../../../../ui/problems/problem-text.ts';
import { LiquidInput } from '../../liquid-picker/liquid-input.tsx';

interface LiquidFieldProps {
  /** What its problems call it. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onChange: (liquid: string) => void;
  readonly problem: Problem | undefined;
  /** What the Liquid picker offers, and the data that it shows beside it. */
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
