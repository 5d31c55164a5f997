// Replaces the script with which a page of the app runtime begins.
import type { Json } from '@coverwright/insurance/json';

export function begin(options: Readonly<Record<string, Json>>): void {
  Reflect.set(globalThis, 'begun', options);
}
