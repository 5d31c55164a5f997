// Segments of the log of PostgreSQL, by their names: eight hexadecimal digits each for the history (timeline), and the high
// and low part of the position.
const namePattern = /^[0-9A-F]{24}$/;
/** Of 16 MB each. */
const segmentsOfHigh = 256;

export function isSegmentName(name: string): boolean {
  return namePattern.test(name);
}

function timelineOf(name: string): string {
  return name.slice(0, 8);
}

/** Comparable across histories, since a history continues the positions of the one before. */
export function positionOf(name: string): number {
  return Number.parseInt(name.slice(8, 16), 16) * segmentsOfHigh + Number.parseInt(name.slice(16, 24), 16);
}

function toName(timeline: string, position: number): string {
  const hex = (part: number) => part.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${hex(Math.floor(position / segmentsOfHigh))}${hex(position % segmentsOfHigh)}`;
}

export interface Gap {
  readonly missing: string;
  /** The one before it, if that is not before the first. */
  readonly previous: string | undefined;
}

/** The first that is missing from `first` to the last of the same history, which is at least `last`. */
export function findGap(names: Iterable<string>, first: string, last: string): Gap | undefined {
  const timeline = timelineOf(first);
  const present = new Set<number>();
  let end = positionOf(last);
  for (const name of names) {
    if (!isSegmentName(name) || timelineOf(name) !== timeline) continue;
    present.add(positionOf(name));
    end = Math.max(end, positionOf(name));
  }
  const start = positionOf(first);
  for (let position = start; position <= end; position += 1) {
    if (present.has(position)) continue;
    const previous = position > start ? toName(timeline, position - 1) : undefined;
    return { missing: toName(timeline, position), previous };
  }
  return undefined;
}
