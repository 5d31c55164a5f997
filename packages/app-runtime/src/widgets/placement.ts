export type Placement = 'below' | 'above';

/** Below, unless there is too little room and more above. */
export function findPlacement(box: HTMLElement, neededPx: number): Placement {
  const { top, bottom } = box.getBoundingClientRect();
  const roomBelow = window.innerHeight - bottom;
  return roomBelow < neededPx && top > roomBelow ? 'above' : 'below';
}
