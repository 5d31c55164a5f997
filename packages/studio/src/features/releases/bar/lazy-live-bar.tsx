import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { useChangeControl } from '../choice/choice.api.ts';
import type { LiveBarProps } from './live-bar.tsx';

const LoadedLiveBar = lazyPart<LiveBarProps>(
  async () => (await import('./live-bar.tsx')).LiveBar,
  () => null,
  ['releases', 'history'],
);

/** Nothing where changes take effect at once, and nothing is loaded for it there. */
export function LazyLiveBar(props: LiveBarProps) {
  return useChangeControl() === 'RELEASES' ? <LoadedLiveBar {...props} /> : null;
}
