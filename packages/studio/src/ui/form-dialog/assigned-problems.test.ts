import { expect, it } from 'vitest';
import { assignToFields } from './assigned-problems.ts';

const named = (path: string) => ({ code: 'INVALID', message: `Wrong at ${path}.`, path });

it("shows a field's first problem at the field, and reports problems that belong to no field", () => {
  const problems = [named('name'), named('name.0'), named('status')];
  const placed = assignToFields(
    problems,
    ({ path }) => (path?.startsWith('name') ? 'name' : undefined),
    ({ message }, field) => `${field}: ${message}`,
  );
  expect(placed).toEqual({ atFields: { name: 'name: Wrong at name.' }, rest: [named('status')] });
});
