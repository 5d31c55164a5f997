import { describe, expect, test } from 'vitest';
import { propNameFault, readComponentProps, readStoredProps, withComponentProps } from './component-props.ts';
import { fromFieldText, isOn, toFieldText, toSwitch, typeOfHandler } from './prop-value.ts';

describe('the props that a component declares', () => {
  test('are read from its settings, without malformed entries', () => {
    const good = { name: 'plan', label: 'Plan', handler: 'text', description: 'The plan' };
    const settings = { props: [good, { name: 'x' }, { label: 'no name' }, null, 'text', { name: 7 }] };
    expect(readComponentProps(settings)).toEqual([good, { name: 'x', label: '', handler: '', description: '' }]);
    for (const other of [undefined, null, 5, 'x', [], { props: {} }]) expect(readComponentProps(other)).toEqual([]);
  });

  test('are read from the stored tree, which is a root or a list', () => {
    const root = { component: 'div', editorSettings: { props: [{ name: 'plan', label: 'Plan' }] } };
    for (const editorAst of [root, [root]]) {
      expect(readStoredProps(JSON.stringify({ editorAst }))).toMatchObject([{ name: 'plan', label: 'Plan' }]);
    }
    for (const text of ['', '{', '[]', '{}', '{"editorAst":5}', '{"editorAst":[]}']) {
      expect(readStoredProps(text)).toEqual([]);
    }
  });

  test('are written without changing other settings', () => {
    const prop = { name: 'plan', label: '', handler: 'text', description: '' };
    expect(withComponentProps({ theirs: 1, props: [] }, [prop])).toEqual({ theirs: 1, props: [prop] });
    expect(withComponentProps(undefined, [])).toEqual({ props: [] });
  });

  test('have unique names that Vue accepts', () => {
    expect(['', 'a b', 'Plan', '1a', 'x'.repeat(101)].map((name) => propNameFault(name, []))).toEqual([
      'required',
      'name',
      'name',
      'name',
      'name',
    ]);
    expect([propNameFault('plan', ['plan']), propNameFault('plan', ['other'])]).toEqual(['taken', undefined]);
  });
});

describe('the value of a prop', () => {
  test('is written for a switch only if it differs from the default', () => {
    for (const byDefault of [true, false]) {
      for (const isSwitchedOn of [true, false])
        expect(isOn(toSwitch(isSwitchedOn, byDefault), byDefault)).toBe(isSwitchedOn);
      expect(toSwitch(byDefault, byDefault)).toBeUndefined();
    }
    expect(isOn({ isExpression: true, text: 'form.a' }, false)).toBeUndefined();
  });

  test('is a text, or an expression if the type needs one', () => {
    expect(fromFieldText('Go', 'string')).toEqual({ isExpression: false, text: 'Go' });
    expect(fromFieldText('5', 'number')).toEqual({ isExpression: true, text: '5' });
    expect(fromFieldText('[1]', 'array')).toEqual({ isExpression: true, text: '[1]' });
    expect(fromFieldText('', 'string')).toBeUndefined();
    expect(toFieldText({ isExpression: true, text: 'size' }, 'number')).toBeUndefined();
    expect(toFieldText({ isExpression: true, text: '-2.5' }, 'number')).toBe('-2.5');
    expect(toFieldText({ isExpression: false, text: '5' }, 'number')).toBe('5');
    expect(toFieldText({ isExpression: true, text: 'name' }, 'string')).toBeUndefined();
  });

  test('is a text if the handler belongs to another editor', () => {
    expect([typeOfHandler('boolean'), typeOfHandler('imagePicker'), typeOfHandler('constructor')]).toEqual([
      'boolean',
      'string',
      'string',
    ]);
  });
});
