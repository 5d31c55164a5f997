/** Which steps are expanded, which one is active, and how both change. */
import { useMemo, useState } from 'react';
import type { TreeRow } from '../tree/tree-step.ts';
import { useTreeKeys } from '../tree/use-tree-keys.ts';
import { allOpened, hasInner, openedAtFirst, outerStep, visibleSteps, type StepTree } from './steps/step-tree.ts';

export type StepRows = ReturnType<typeof useStepRows>;

interface Choice {
  /** The tree that this refers to; another test resets it. */
  readonly tree: StepTree;
  readonly opened: ReadonlySet<number>;
  readonly isAllOpen: boolean;
  readonly active: number;
  /** The step at the cursor in the code that `active` last followed. */
  readonly followed: number | undefined;
}

export function useStepRows(tree: StepTree, current: number | undefined, goTo: (index: number) => void) {
  const [kept, setChoice] = useState<Choice>(() => begin(tree));
  const choice = follow(kept.tree === tree ? kept : begin(tree), tree, current);
  if (choice !== kept) setChoice(choice);
  const { opened, isAllOpen, active } = choice;
  const visible = useMemo(() => visibleSteps(tree, opened), [tree, opened]);
  const setActive = (index: number) => setChoice({ ...choice, active: index });
  const toggle = (index: number) => {
    const next = new Set(opened);
    if (!next.delete(index)) next.add(index);
    setChoice({ ...choice, opened: next, active: index });
  };
  const toggleAll = () => {
    const next = isAllOpen ? openedAtFirst(tree) : allOpened(tree);
    setChoice({ ...choice, opened: next, isAllOpen: !isAllOpen, active: shownInstead(tree, next, active) });
  };

  const handleKey = useTreeKeys({
    rows: useMemo(() => visible.map((index) => toTreeRow(tree, index, opened)), [visible, tree, opened]),
    index: visible.indexOf(active),
    onGo: (row) => setActive(visible[row] ?? active),
    onToggle: (row) => toggle(visible[row] ?? active),
    onEnter: () => goTo(active),
  });
  const marked = current === undefined ? undefined : shownInstead(tree, opened, current);
  return { visible, opened, isAllOpen, active, marked, setActive, toggle, toggleAll, handleKey };
}

function toTreeRow(tree: StepTree, index: number, opened: ReadonlySet<number>): TreeRow {
  const level = (tree.steps[index]?.depth ?? 0) + 1;
  return { level, hasBranch: hasInner(tree, index), isExpanded: opened.has(index) };
}

function begin(tree: StepTree): Choice {
  return { tree, opened: openedAtFirst(tree), isAllOpen: false, active: 0, followed: undefined };
}

/** The active row follows the cursor in the code; if its step is hidden, its visible ancestor becomes active. */
function follow(choice: Choice, tree: StepTree, current: number | undefined): Choice {
  if (current === choice.followed) return choice;
  const active = current === undefined ? choice.active : shownInstead(tree, choice.opened, current);
  return { ...choice, followed: current, active };
}

/** The step itself, or the outermost collapsed one around it. */
function shownInstead(tree: StepTree, opened: ReadonlySet<number>, index: number): number {
  let shown = index;
  for (let outer = outerStep(tree, index); outer !== undefined; outer = outerStep(tree, outer)) {
    if (!opened.has(outer)) shown = outer;
  }
  return shown;
}
