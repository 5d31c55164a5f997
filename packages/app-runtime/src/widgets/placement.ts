export type Placement = 'below' | 'above';

/** Below, unless there is no room for what opens and more room above. */
export function findPlacement(box: HTMLElement, neededPx: number): Placement {
  const { top, bottom } = box.getBoundingClientRect();
  const roomBelow = window.innerHeight - bottom;
  return roomBelow < neededPx && top > roomBelow ? 'above' : 'below';
}
