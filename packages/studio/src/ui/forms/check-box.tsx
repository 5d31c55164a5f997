import type { ChangeEvent } from 'react';
import classes from './check-box.module.css';

interface CheckBoxProps {
  readonly checked: boolean;
  /** Neither checked nor unchecked, where it is about several things. */
  readonly isMixed?: boolean;
  readonly disabled?: boolean;
  /** Takes the focus once it is shown: the first field of a dialog whose fields are loaded. */
  readonly isFirstFocused?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly label?: string;
  /** Below the label. */
  readonly description?: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

/** Of our own: the library's weighs as much as a page, and lists show it. */
export function CheckBox({
  isMixed = false,
  isFirstFocused = false,
  label,
  description,
  className = '',
  ...input
}: CheckBoxProps) {
  return (
    <label className={`${classes['root']} ${className}`}>
      <input
        type="checkbox"
        {...input}
        autoFocus={isFirstFocused}
        data-autofocus={isFirstFocused || undefined}
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
