import { InputBase } from '@mantine/core';
import { openByKey, type ClosedControl, openedPart } from '../parts/opened-part.tsx';
import { type LocaleSelectProps, useLocaleField } from './locale-field.tsx';
import classes from './locale-select.module.css';

/** Selects the locale of the texts on a page, which is independent of the display locale. */
export const LocaleSelect = openedPart<LocaleSelectProps>(
  'listbox',
  async () => (await import('./opened-locale-select.tsx')).OpenedLocaleSelect,
  (props, control) => <ClosedLocaleSelect {...props} control={control} />,
);

// Its list does not exist yet, so there is nothing to reference.
const comboboxRole = { role: 'combobox' } as const;

function ClosedLocaleSelect({ control, ...props }: LocaleSelectProps & { readonly control: ClosedControl }) {
  const { nameOf, field } = useLocaleField(props);
  return (
    <InputBase
      {...field}
      {...control}
      {...comboboxRole}
      autoComplete="off"
      readOnly
      pointer
      rightSection={<Chevron size={field.size} />}
      rightSectionPointerEvents="none"
      value={nameOf(props.value)}
      onKeyDown={openByKey(control)}
    />
  );
}

/** The library's own chevron comes with the style sheet of its lists. */
function Chevron({ size }: { readonly size: 'xs' | 'sm' }) {
  return (
    <svg className={classes['chevron']} data-size={size} viewBox="0 0 15 15" fill="none" aria-hidden>
      <path
        d="M4.93 5.43c-.17.18-.17.46 0 .64s.46.17.64 0L7.5 4.14l1.93 1.93c.18.17.46.17.64 0s.17-.46 0-.64L7.82 3.18a.45.45 0 0 0-.64 0zm5.14 4.14c.17-.18.17-.46 0-.64s-.46-.17-.64 0L7.5 10.86 5.57 8.93c-.18-.17-.46-.17-.64 0s-.17.46 0 .64l2.25 2.25c.18.17.46.17.64 0z"
        fill="currentColor"
      />
    </svg>
  );
}
