import type { ChangeEvent } from 'react';
import classes from './check-box.module.css';

interface CheckBoxProps {
  readonly checked: boolean;
  /** Indeterminate, for a check box that represents several items. */
  readonly isMixed?: boolean;
  readonly disabled?: boolean;
  /** Both for the first field of a dialog whose fields load lazily: it receives focus once it is shown. */
  readonly autoFocus?: boolean;
  readonly 'data-autofocus'?: boolean | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly label?: string;
  /** Shown below the label. */
  readonly description?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

/** A custom control: Mantine's is as large as an entire page, and lists show it immediately. */
export function CheckBox({ isMixed = false, label, description, className = '', ...input }: CheckBoxProps) {
  return (
    <label className={`${classes['root']} ${className}`}>
      <input
        type="checkbox"
        {...input}
        ref={(element) => {
          if (element) element.indeterminate = isMixed;
        }}
      />
      {label === undefined ? null : (
        <span>
          {label}
          {description === undefined ? null : <small>{description}</small>}
        </span>
      )}
    </label>
  );
}
