// Stands for the script that a page of the app runtime begins with.
import type { Json } from '@coverwright/insurance/json';

export function begin(options: Readonly<Record<string, Json>>): void {
  Reflect.set(globalThis, 'begun', options);
}
