/** The enclosing scopes of a node, which `../` of var and `[[n], …]` of val and exists climb through. */
export interface Frame {
  /** True for map and filter: the first step up is then {iterator, index}; otherwise it is `item` itself. */
  readonly isIterator: boolean;
  readonly item: unknown;
  readonly index: number;
  /** The data of the enclosing scope. */
  readonly context: unknown;
  readonly parent: Frame | null;
  /** What the inner data is: an element of `item`, or reduce's {accumulator, current}. Undefined for neither. */
  readonly inside?: 'element' | 'accumulation';
}

export function iteratorFrame(list: unknown, index: number, context: unknown, parent: Frame | null): Frame {
  return { isIterator: true, item: list, index, context, parent, inside: 'element' };
}

export function valueFrame(item: unknown, context: unknown, parent: Frame | null): Frame {
  return { isIterator: false, item, index: 0, context, parent };
}

/** The scope of one step of all, some, none and reduce; the index is for observers. */
export function stepFrame(
  inside: 'element' | 'accumulation',
  item: unknown,
  index: number,
  context: unknown,
  parent: Frame | null,
): Frame {
  return { isIterator: false, item, index, context, parent, inside };
}

/** The value `steps` levels up: odd steps are a scope's item, even ones the data outside it. Undefined above the top. */
export function climb(context: unknown, frame: Frame | null, steps: number): unknown {
  let left = steps;
  let current = frame;
  if (left <= 0) return context;
  while (current !== null) {
    if (left <= 1) return current.isIterator ? { iterator: current.item, index: current.index } : current.item;
    if (left <= 2) return current.context;
    left -= 2;
    current = current.parent;
  }
  return undefined;
}
