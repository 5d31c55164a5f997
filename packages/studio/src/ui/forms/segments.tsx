import { SegmentedControl } from '@mantine/core';
import classes from './segments.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string;
  /** Describes a problem in this segment, which is shown as a dot. */
  readonly mark?: string | undefined;
}

interface SegmentsProps<Value extends string> {
  /** The label for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice between a few options, side by side. */
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

function ChoiceLabel({ choice: { label, lang, mark } }: { readonly choice: Choice<string> }) {
  const text = lang === undefined ? label : <span lang={lang}>{label}</span>;
  if (mark === undefined) return text;
  return (
    <span className={classes['marked']} title={mark}>
      {text}
      <span className="cw-visually-hidden"> ({mark})</span>
    </span>
  );
}
