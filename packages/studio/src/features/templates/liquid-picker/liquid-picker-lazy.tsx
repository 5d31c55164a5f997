import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { LiquidPickerProps } from './liquid-picker.tsx';

/** Loaded when it is first opened: it brings the schema and GraphQL along. */
export const LazyLiquidPicker = lazyPart<LiquidPickerProps>(
  async () => (await import('./liquid-picker.tsx')).LiquidPicker,
  () => null,
);
