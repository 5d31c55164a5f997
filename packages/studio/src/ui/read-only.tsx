/** Work that the user may look at and not change. Whether that is so is decided by whoever knows the user's rights. */
import { createContext, use, type ReactNode } from 'react';

const ReadOnlyContext = createContext(false);

interface ReadOnlyProps {
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** Editors of texts inside take no changes. What has to stay usable, such as a choice of what is shown, is not affected. */
export function ReadOnly({ isReadOnly, children }: ReadOnlyProps) {
  return <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>;
}

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

/** Fields and buttons, all of which are disabled where the work is read-only. */
export function ReadOnlyFields({ children }: { readonly children: ReactNode }) {
  return useIsReadOnly() ? (
    <fieldset className="cw-read-only" disabled>
      {children}
    </fieldset>
  ) : (
    children
  );
}
