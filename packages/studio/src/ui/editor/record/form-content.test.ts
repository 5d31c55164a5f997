import { expect, test } from 'vitest';
import { beginForm, changeForm, rewriteForm, stepForm, type TypedForm } from './form-content.ts';

interface Form {
  readonly name: string;
  readonly body: string;
}

function typed(history: TypedForm<Form>, changes: Partial<Form>, atMs: number): TypedForm<Form> {
  return changeForm(history, (form) => ({ ...form, ...changes }), { name: Object.keys(changes).join(), atMs });
}

function undo(history: TypedForm<Form>): TypedForm<Form> {
  return stepForm(history, 'undo');
}

function redo(history: TypedForm<Form>): TypedForm<Form> {
  return stepForm(history, 'redo');
}

const start = beginForm<Form>({ name: 'Due', body: '' });

test('continuous typing in one field is one step, and a pause starts the next', () => {
  const history = [typed(start, { body: 'D' }, 0)]
    .map((one) => typed(one, { body: 'De' }, 300))
    .map((one) => typed(one, { body: 'Dear' }, 2_000))[0]!;
  expect(undo(history).form.body).toBe('De');
  expect(undo(undo(history)).form.body).toBe('');
  expect(undo(undo(undo(history))).form.body).toBe('');
});

test('another field starts a separate step, and undo reverts both in turn', () => {
  const history = typed(typed(start, { body: 'Dear' }, 0), { name: 'Paid' }, 10);
  expect(undo(history).form).toEqual({ name: 'Due', body: 'Dear' });
  expect(undo(undo(history)).form).toEqual(start.form);
});

test('redo restores what was undone until something else is typed', () => {
  const history = undo(typed(start, { body: 'Dear' }, 0));
  expect(redo(history).form.body).toBe('Dear');
  const changed = typed(history, { body: 'Hello' }, 10);
  expect(redo(changed).form.body).toBe('Hello');
  expect(undo(changed).form.body).toBe('');
});

test('typing right after an undo does not extend the previous step', () => {
  const history = typed(undo(typed(typed(start, { body: 'a' }, 0), { body: 'b' }, 5_000)), { body: 'c' }, 5_100);
  expect(undo(history).form.body).toBe('a');
});

test('only a limited number of copies of long texts are stored', () => {
  const long = 'x'.repeat(15_000_000);
  const history = ['1', '2', '3', '4', '5'].reduce(
    (one, mark, index) => typed(one, { body: long + mark }, index * 5_000),
    start,
  );
  expect(history.steps.undoable.length).toBe(2);
  expect(undo(history).form.body.at(-1)).toBe('4');
});

test("other users' saved changes are part of every step, so that neither undo nor redo reverts them", () => {
  const typedTwice = typed(typed(start, { body: 'Dear' }, 0), { body: 'Dear Ms' }, 5_000);
  const history = rewriteForm(undo(typedTwice), (form) => ({ ...form, name: 'Paid' }));
  expect(history.form).toEqual({ name: 'Paid', body: 'Dear' });
  expect(undo(history).form).toEqual({ name: 'Paid', body: '' });
  expect(redo(history).form).toEqual({ name: 'Paid', body: 'Dear Ms' });
});
