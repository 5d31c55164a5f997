/** A part that was removed in one place and added in another has moved. */
import type { Container, Edit, Spot } from './find-edits.ts';

/** The containers are the same object if only the position among the other parts has changed. */
export interface Move {
  readonly action: 'MOVED';
  readonly before: Spot;
  readonly after: Spot;
  readonly from: Container;
  readonly container: Container;
}

type Added = Extract<Edit, { readonly action: 'ADDED' }>;
type Removed = Extract<Edit, { readonly action: 'REMOVED' }>;

export function findMoves(edits: readonly Edit[]): (Edit | Move)[] {
  const [added, removed] = [edits.filter(isAdded), edits.filter(isRemoved)];
  const ids = new Map<Container, number>();
  const idOf = (container: Container) => {
    const id = ids.get(container) ?? ids.size;
    ids.set(container, id);
    return id;
  };
  const moves = new Map<Edit, Move>();
  const gone = new Set<Edit>();
  const pair = (keyOf: (spot: Spot, container: Container) => string | undefined) => {
    const byKey = Map.groupBy(
      removed.filter((edit) => !gone.has(edit)),
      ({ before, container }) => keyOf(before, container),
    );
    for (const edit of added) {
      const key = moves.has(edit) ? undefined : keyOf(edit.after, edit.container);
      const match = key === undefined ? undefined : byKey.get(key)?.pop();
      if (match === undefined) continue;
      gone.add(match);
      const { container, after } = edit;
      moves.set(edit, { action: 'MOVED', before: match.before, after, from: match.container, container });
    }
  };
  pair(({ node }, container) => `${node.code} ${idOf(container)}`);
  // Constants and variables occur everywhere: equal ones in different operators have nothing to do with each other.
  pair(({ node }) => (node.kind === 'value' || node.kind === 'member' ? undefined : String(node.code)));
  return edits.filter((edit) => !gone.has(edit)).map((edit) => moves.get(edit) ?? edit);
}

function isAdded(edit: Edit): edit is Added {
  return edit.action === 'ADDED';
}

function isRemoved(edit: Edit): edit is Removed {
  return edit.action === 'REMOVED';
}
