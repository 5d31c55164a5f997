/** Marks a part of the screen as view-only. The feature decides this from the user's rights. */
import { createContext, use, type ReactNode } from 'react';

const ReadOnlyContext = createContext(false);

interface ReadOnlyProps {
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** Text editors inside are read-only. Controls that only select what is shown remain usable. */
export function ReadOnly({ isReadOnly, children }: ReadOnlyProps) {
  return <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>;
}

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

/** Disables the fields and buttons inside where the part is read-only. */
export function ReadOnlyFields({ children }: { readonly children: ReactNode }) {
  return useIsReadOnly() ? (
    <fieldset className="cw-read-only" disabled>
      {children}
    </fieldset>
  ) : (
    children
  );
}
