import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('short values stay on one line, long ones are broken', () => {
  const zones = {
    if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 118, { '==': [{ var: 'trip.zone' }, 'europe'] }, 164],
  };
  expect(formatJson({ '+': [zones, { var: 'trip.days' }, [], {}] })).toBe(
    [
      '{',
      '  "+": [',
      '    {',
      '      "if": [',
      '        { "==": [{ "var": "trip.zone" }, "asia"] },',
      '        118,',
      '        { "==": [{ "var": "trip.zone" }, "europe"] },',
      '        164',
      '      ]',
      '    },',
      '    { "var": "trip.days" },',
      '    [],',
      '    {}',
      '  ]',
      '}',
    ].join('\n'),
  );
});
