import { expect, test } from 'vitest';
import { placeInText } from './config-marks.ts';

const text = `{
  "head": {
    "meta": [{ "name": "a" }, { "onload": "x()" }]
  },
  "componentRoutes": [{ "path": "/:id((a+)+)" }]
}`;

test.each([
  ['config.componentRoutes.0.path', { line: 5, column: 33 }],
  ['config.head.metaJsonString.1', { line: 3, column: 31 }],
  ['config.head.script.0.src', { line: 2, column: 11 }],
  ['config.themeJsonString', undefined],
  ['expectedRevision', undefined],
])('a problem at %s is located at the innermost value on its path', (path, place) => {
  expect(placeInText(text, path)).toEqual(place);
});
