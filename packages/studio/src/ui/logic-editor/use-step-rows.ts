/** Which steps are open, which one the keyboard is at, and how both change. */
import { useMemo, useState, type KeyboardEvent } from 'react';
import { allOpened, hasInner, openedAtFirst, outerStep, visibleSteps, type StepTree } from './steps/step-tree.ts';

export type StepRows = ReturnType<typeof useStepRows>;

interface Choice {
  /** Of which tree; another test begins anew. */
  readonly tree: StepTree;
  readonly opened: ReadonlySet<number>;
  readonly isAllOpen: boolean;
  readonly active: number;
  /** The step at the cursor in the code that `active` has followed. */
  readonly followed: number | undefined;
}

export function useStepRows(tree: StepTree, current: number | undefined) {
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

  const handleKeyDown = (event: KeyboardEvent, goTo: (index: number) => void) => {
    const row = visible.indexOf(active);
    const isOpen = opened.has(active);
    const canOpen = hasInner(tree, active);
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(visible[row + 1] ?? active),
      ArrowUp: () => setActive(visible[row - 1] ?? active),
      Home: () => setActive(visible[0] ?? active),
      End: () => setActive(visible.at(-1) ?? active),
      ArrowRight: () => (canOpen && !isOpen ? toggle(active) : setActive(canOpen ? active + 1 : active)),
      ArrowLeft: () => (canOpen && isOpen ? toggle(active) : setActive(outerStep(tree, active) ?? active)),
      Enter: () => goTo(active),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const marked = current === undefined ? undefined : shownInstead(tree, opened, current);
  return { visible, opened, isAllOpen, active, marked, setActive, toggle, toggleAll, handleKeyDown };
}

function begin(tree: StepTree): Choice {
  return { tree, opened: openedAtFirst(tree), isAllOpen: false, active: 0, followed: undefined };
}

/** The row moves with the cursor in the code; where it does not show, to what it is within. */
function follow(choice: Choice, tree: StepTree, current: number | undefined): Choice {
  if (current === choice.followed) return choice;
  const active = current === undefined ? choice.active : shownInstead(tree, choice.opened, current);
  return { ...choice, followed: current, active };
}

/** The step itself, or the outermost closed one around it. */
function shownInstead(tree: StepTree, opened: ReadonlySet<number>, index: number): number {
  let shown = index;
  for (let outer = outerStep(tree, index); outer !== undefined; outer = outerStep(tree, outer)) {
    if (!opened.has(outer)) shown = outer;
  }
  return shown;
}
