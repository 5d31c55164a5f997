import type { Shape } from '../shape.ts';
import { addressShapes } from './addresses.ts';
import { amplifiedShapes } from './amplified.ts';
import { appHostShapes } from './app-hosts.ts';
import { appInputShapes } from './app-inputs.ts';
import { bodyShapes } from './bodies.ts';
import { connectionShapes } from './connections.ts';
import { documentShapes } from './documents.ts';
import { emailShapes } from './emails.ts';
import { floodShapes } from './floods.ts';
import { formShapes } from './forms.ts';
import { guestShapes } from './guests.ts';
import { nestingShapes } from './nesting.ts';
import { printedShapes } from './printed.ts';
import { ruleShapes } from './rules.ts';
import { storedQueryShapes } from './stored-queries.ts';
import { unicodeShapes } from './unicode.ts';
import { variableShapes } from './variables.ts';

export const allShapes: readonly Shape[] = [
  ...unicodeShapes,
  ...nestingShapes,
  ...documentShapes,
  ...variableShapes,
  ...bodyShapes,
  ...floodShapes,
  ...ruleShapes,
  ...formShapes,
  ...connectionShapes,
  ...addressShapes,
  ...storedQueryShapes,
  ...printedShapes,
  ...amplifiedShapes,
  ...appHostShapes,
  ...guestShapes,
  ...appInputShapes,
  ...emailShapes,
];
