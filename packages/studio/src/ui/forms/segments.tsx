import { SegmentedControl } from '@mantine/core';
import classes from './segments.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** That something is wrong there, in words: a dot shows it. */
  readonly mark?: string | undefined;
}

interface SegmentsProps<Value extends string> {
  /** What a screen reader calls the choice. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, side by side. */
export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      className={classes['segments']}
      aria-label={label}
      data={choices.map((choice) => ({ value: choice.value, label: <ChoiceLabel choice={choice} /> }))}
      value={value}
      onChange={onChange}
    />
  );
}

function ChoiceLabel({ choice: { label, mark } }: { readonly choice: Choice<string> }) {
  if (mark === undefined) return label;
  return (
    <span className={classes['marked']} title={mark}>
      {label}
      <span className="cw-visually-hidden"> ({mark})</span>
    </span>
  );
}
