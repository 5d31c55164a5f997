import { describe, expect, it } from 'vitest';
import { testLogic } from '../logic-test/logic-test.ts';
import { openedAtFirst, outerStep, stepAt, toStepTree, visibleSteps, type StepTree } from './step-tree.ts';

function treeOf(logic: object, variables: object = {}): StepTree {
  const { steps } = testLogic({
    kind: 'value',
    logicText: JSON.stringify(logic),
    variablesText: JSON.stringify(variables),
  });
  return toStepTree(steps, JSON.parse(JSON.stringify(logic)));
}

function shown(tree: StepTree): string[] {
  return visibleSteps(tree, openedAtFirst(tree)).map((index) => tree.steps[index]?.path.join('.') ?? '');
}

const zone = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, 118, 206] };
const extraDays = { '*': [{ max: [0, { '-': [{ var: 'days' }, 3] }] }, 22.5] };
const premium = { round: [{ '*': [{ '+': [zone, extraDays] }, { var: 'adults' }] }, 2] };

describe('openedAtFirst', () => {
  it('shows the path to every decision and its siblings, but nothing inside them', () => {
    const tree = treeOf(premium, { zone: 'asia', days: 6, adults: 2 });
    const within = ['round.0', 'round.0.*.0', 'round.0.*.0.+.0', 'round.0.*.0.+.1', 'round.0.*.1'];
    expect(shown(tree)).toEqual(['', ...within]);
  });
  it('shows failed steps, wherever they are', () => {
    const tree = treeOf({ '+': [1, { max: [0, { '-': [{ var: 'days' }, 3] }] }] }, { days: 'many' });
    expect(shown(tree)).toContain('+.1.max.1');
  });
  it('keeps steps that were not reached collapsed', () => {
    const tree = treeOf({ if: [true, 1, { '+': [zone, 1] }] });
    expect(shown(tree)).toEqual(['', 'if.2']);
  });
});

describe('stepAt', () => {
  const tree = treeOf(premium, { zone: 'asia', days: 6, adults: 2 });
  const at = (path: (string | number)[]) => tree.steps[stepAt(tree, path) ?? -1]?.path.join('.');

  it('finds the innermost operator around a position', () => {
    expect(at(['round', 0, '*', 0, '+', 0, 'if', 1])).toBe('round.0.*.0.+.0');
    expect(at(['round', 0, '*', 0, '+', 0, 'if', 0, '==', 0, 'var'])).toBe('round.0.*.0.+.0.if.0.==.0');
    expect(at([])).toBe('');
  });
  it('stops if the operator has changed since', () => {
    expect(at(['round', 0, '*', 0, '-', 0, 'if', 1])).toBe('round.0');
  });
});

it('counts sibling operators, even if few of them are rendered', () => {
  const tree = treeOf({ '+': [zone, { var: 'days' }, extraDays] });
  const index = tree.steps.findIndex(({ path }) => path.join('.') === '+.1');
  expect(tree.setPositions[index]).toEqual({ position: 2, count: 3 });
});

it('determines the parent of a step', () => {
  const tree = treeOf(premium);
  const index = tree.steps.findIndex(({ path }) => path.join('.') === 'round.0.*.1');
  expect(tree.steps[outerStep(tree, index) ?? -1]?.path.join('.')).toBe('round.0');
  expect(outerStep(tree, 0)).toBeUndefined();
});
