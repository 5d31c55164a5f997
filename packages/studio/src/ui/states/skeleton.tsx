import classes from './skeleton.module.css';

/** A placeholder bar for text. Show skeletons only once `useDelayed(isLoading)` returns true. */
export function Skeleton({ width }: { readonly width: number | string }) {
  return <span className={classes['skeleton']} style={{ width }} aria-hidden />;
}
