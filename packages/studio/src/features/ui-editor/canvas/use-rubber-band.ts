/** A selection rectangle, drawn from an empty part of the page, which selects the nodes completely within it. */
import type { Rect } from '@coverwright/app-runtime/canvas-messages';
import { getNode } from '@coverwright/component-tree/document';
import { useState, type RefObject } from 'react';
import { swallowClick } from '../drag/node-drag.ts';
import type { WorkStore } from '../work/work-store.ts';
import type { CanvasControl } from './canvas-control.ts';

/** A press that moves less than this is a click. */
const startDistancePx = 4;

export function useRubberBand(
  overlay: RefObject<HTMLElement | null>,
  store: WorkStore,
  control: CanvasControl,
  scale: number,
) {
  const [rect, setRect] = useState<Rect>();
  /** @param pressing resolves to the pressed node, which is dragged instead unless it is the root */
  const begin = (press: PointerEvent, pressing: Promise<string | undefined>): void => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const isAdding = press.shiftKey || press.ctrlKey || press.metaKey;
    const before = isAdding ? store.get().work.selection : [];
    let isBand = false;
    let drawn: Rect | undefined;
    const end = (): void => {
      listening.abort();
      setRect(undefined);
    };
    void pressing.then((id) => {
      const { document } = store.get().work;
      isBand = id === undefined || getNode(document, id).parent === null;
      if (!isBand) end();
    });
    const draw = ({ clientX, clientY }: PointerEvent): void => {
      const { left, top } = overlay.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      drawn = {
        x: (Math.min(clientX, press.clientX) - left) / scale,
        y: (Math.min(clientY, press.clientY) - top) / scale,
        width: Math.abs(clientX - press.clientX) / scale,
        height: Math.abs(clientY - press.clientY) / scale,
      };
      setRect(drawn);
    };
    const select = async (within: Rect): Promise<void> => {
      const found = (await control.within(within)) ?? [];
      const { nodes } = store.get().work.document;
      store.select([...new Set([...before, ...found.filter((id) => nodes.has(id))])]);
    };
    const move = (event: PointerEvent): void => {
      const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      if (isBand && (drawn || distance >= startDistancePx)) draw(event);
    };
    const finish = (): void => {
      end();
      if (drawn === undefined) return;
      swallowClick();
      void select(drawn);
    };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', finish, options);
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
  };
  return { rect, begin };
}
