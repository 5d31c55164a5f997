import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { LiquidPickerProps } from './liquid-picker.tsx';

/** Loaded on first use: it includes the schema and GraphQL. */
export const LazyLiquidPicker = lazyPart<LiquidPickerProps>(
  async () => (await import('./liquid-picker.tsx')).LiquidPicker,
  () => null,
);
