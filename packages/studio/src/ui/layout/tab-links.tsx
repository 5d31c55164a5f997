import { Link } from 'react-router';
import classes from './tab-links.module.css';

interface TabLinksProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly text: string; readonly isCurrent: boolean }[];
}

/** A row of tabs, each with its own URL. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className={classes['tabs']} aria-label={label}>
      {tabs.map(({ to, text, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
