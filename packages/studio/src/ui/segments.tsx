import { SegmentedControl } from '@mantine/core';
import './segments.css';

interface SegmentsProps<Value extends string> {
  /** What a screen reader calls the choice. */
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few that stand side by side. */
export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      className="cw-segments"
      aria-label={label}
      data={choices.map((choice) => ({ ...choice }))}
      value={value}
      onChange={onChange}
    />
  );
}
