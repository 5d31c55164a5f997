// Stands for the app runtime where a test looks at what is published, not at how it runs.
import type { Json } from '@coverwright/insurance/json';

export function startApp(options: Readonly<Record<string, Json>>): void {
  Reflect.set(globalThis, 'startedApp', options);
}
