import { choiceIcons } from './choice-icons.ts';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { Tooltip } from '../../../../ui/tooltip/tooltip.tsx';
import classes from '../inspector.module.css';
import { useStyleValue, type ValueFieldProps } from './use-style-value.ts';

/** A few values as icon buttons. Pressing the selected one again resets it. */
export function IconChoice({ property: id, label, describedBy }: ValueFieldProps) {
  const { found, own, set } = useStyleValue(id);
  const isReadOnly = useIsReadOnly();
  const icons = choiceIcons[id] ?? {};
  return (
    <div role="group" aria-label={label} aria-describedby={describedBy} className={classes['choice']}>
      {Object.entries(icons).map(([value, ValueIcon]) => (
        <Tooltip key={value} label={value} className={classes['choiceTip']}>
          <button
            type="button"
            // A keyword of CSS, like those of the other fields.
            lang="en"
            aria-label={value}
            aria-pressed={own === value}
            data-inherited={(own === undefined && found?.value === value) || undefined}
            disabled={isReadOnly}
            onClick={() => set(own === value ? undefined : value)}
          >
            <ValueIcon size={14} stroke={1.75} aria-hidden />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
