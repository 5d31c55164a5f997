import classes from './skeleton.module.css';

/** A bar where a text will be. Show skeletons only once `useDelayed(isLoading)` says so. */
export function Skeleton({ width }: { readonly width: number | string }) {
  return <span className={classes['skeleton']} style={{ width }} aria-hidden />;
}
