// Replaces the app runtime in tests of what is published, not of how it runs.
import type { Json } from '@coverwright/insurance/json';

export function startApp(options: Readonly<Record<string, Json>>): void {
  Reflect.set(globalThis, 'startedApp', options);
}
