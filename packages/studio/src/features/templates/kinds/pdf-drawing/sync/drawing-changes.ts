/**
 * The changes to send so that the server has the same drawings as the screen, and how both are updated after the
 * response. Positions are sent as soon as they change; texts when the user saves them.
 */
import {
  hasSamePosition,
  hasSameContent,
  positionOf,
  contentOf,
  type Drawing,
  type DrawingPosition,
  type DrawingContent,
} from '../drawing.ts';

type Drawings = readonly Drawing[];

export interface DrawingUpdate {
  readonly id: string;
  readonly position?: DrawingPosition;
  readonly content?: DrawingContent;
}

export interface DrawingChanges {
  readonly added: Drawings;
  readonly updated: readonly DrawingUpdate[];
  readonly removed: readonly string[];
}

/** @param contentsOf the drawings whose texts are sent as well: those in the set, or all */
export function toChanges(saved: Drawings, current: Drawings, contentsOf: ReadonlySet<string> | 'all'): DrawingChanges {
  const savedById = new Map(saved.map((drawing) => [drawing.id, drawing]));
  const added: Drawing[] = [];
  const updated: DrawingUpdate[] = [];
  for (const drawing of current) {
    const before = savedById.get(drawing.id);
    savedById.delete(drawing.id);
    if (!before) added.push(drawing);
    else if (before !== drawing) {
      const isContentSent = (contentsOf === 'all' || contentsOf.has(drawing.id)) && !hasSameContent(before, drawing);
      const isMoved = !hasSamePosition(before, drawing);
      if (!isContentSent && !isMoved) continue;
      updated.push({
        id: drawing.id,
        ...(isMoved && { position: positionOf(drawing) }),
        ...(isContentSent && { content: contentOf(drawing) }),
      });
    }
  }
  return { added, updated, removed: [...savedById.keys()] };
}

export function isNothing({ added, updated, removed }: DrawingChanges): boolean {
  return added.length === 0 && updated.length === 0 && removed.length === 0;
}

/** The server's drawings after the changes have been applied. */
export function applyChanges(saved: Drawings, sent: DrawingChanges): Drawings {
  const removed = new Set(sent.removed);
  const updates = new Map(sent.updated.map((update) => [update.id, update]));
  const kept = saved
    .filter(({ id }) => !removed.has(id))
    .map((drawing) => {
      const update = updates.get(drawing.id);
      return update ? { ...drawing, ...update.position, ...update.content } : drawing;
    });
  return [...kept, ...sent.added];
}

export interface Merged {
  readonly drawings: Drawings;
  /** The number of drawings changed or removed by others and not locally, which are shown now. */
  readonly takenCount: number;
  /** Drawings whose content was changed both locally and by others. */
  readonly conflicting: readonly string[];
}

/**
 * Merges other users' saved changes into the drawings on the screen, separately for each drawing and each of its two
 * parts. Local changes are retained, even if others have removed the drawing.
 */
export function mergeTheirs(base: Drawings, theirs: Drawings, mine: Drawings): Merged {
  const [baseById, theirsById] = [byId(base), byId(theirs)];
  const mineIds = new Set(mine.map(({ id }) => id));
  let takenCount = 0;
  const conflicting: string[] = [];
  const merged = mine.flatMap((drawing) => {
    const [before, their] = [baseById.get(drawing.id), theirsById.get(drawing.id)];
    if (!before) return [drawing];
    if (!their) {
      if (!isSame(before, drawing)) return [drawing];
      takenCount += 1;
      return [];
    }
    const isTheirContent = !hasSameContent(before, their);
    const isTheirPosition = !hasSamePosition(before, their);
    const [isMyContent, isMyPosition] = [!hasSameContent(before, drawing), !hasSamePosition(before, drawing)];
    if (isTheirContent && isMyContent && !hasSameContent(their, drawing)) conflicting.push(drawing.id);
    const taken = {
      ...(isTheirContent && !isMyContent && contentOf(their)),
      ...(isTheirPosition && !isMyPosition && positionOf(their)),
    };
    if (Object.keys(taken).length === 0) return [drawing];
    takenCount += 1;
    return [{ ...drawing, ...taken }];
  });
  // A drawing that was removed locally but changed by others is restored, so that their work is not lost unseen.
  const theirNew = theirs.filter((their) => {
    const before = baseById.get(their.id);
    return !mineIds.has(their.id) && (!before || !isSame(before, their));
  });
  return { drawings: [...merged, ...theirNew], takenCount: takenCount + theirNew.length, conflicting };
}

function isSame(one: Drawing, other: Drawing): boolean {
  return hasSameContent(one, other) && hasSamePosition(one, other);
}

function byId(drawings: Drawings): ReadonlyMap<string, Drawing> {
  return new Map(drawings.map((drawing) => [drawing.id, drawing]));
}
