/** Keeps the visible content in place when pages are resized or the document changes. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  nearPages,
  pageInView,
  positionAt,
  startOf,
  topOf,
  type PageLayout,
  type PagePosition,
} from './page/page-layout.ts';
import type { PdfView } from './use-pdf-view.ts';

export function useStageScroll(
  stage: RefObject<HTMLDivElement | null>,
  layout: PageLayout,
  { page, goal }: PdfView,
  reportPage: (page: number) => void,
) {
  const position = useRef<PagePosition>(startOf(page));
  /** The horizontal centre. A page wider than the viewer is shown from its left edge. */
  const across = useRef(0);
  /** The last scroll position set by the program, which triggers a scroll event like any other. */
  const putAt = useRef(0);
  const [near, setNear] = useState({ from: 1, to: 1 });

  const look = () => {
    if (!stage.current) return;
    const next = nearPages(layout, stage.current.scrollTop, stage.current.clientHeight);
    setNear((last) => (last.from === next.from && last.to === next.to ? last : next));
  };
  const lookAgain = useEffectEvent(look);
  const put = useEffectEvent((pages: PageLayout) => {
    const { current } = stage;
    if (!current) return;
    const left = across.current * current.scrollWidth - current.clientWidth / 2;
    current.scrollTo({ top: topOf(pages, position.current), left });
    putAt.current = current.scrollTop;
    look();
  });
  useLayoutEffect(() => put(layout), [layout]);
  const go = useEffectEvent((wanted: PagePosition) => {
    position.current = wanted;
    put(layout);
  });
  useLayoutEffect(() => {
    if (goal) go(startOf(goal.page));
  }, [goal]);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(() => lookAgain());
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);

  const handleScroll = () => {
    const { current } = stage;
    if (!current) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollWidth } = current;
    if (scrollWidth > clientWidth) across.current = scrollLeft > 0 ? (scrollLeft + clientWidth / 2) / scrollWidth : 0;
    if (Math.abs(scrollTop - putAt.current) >= 1) {
      putAt.current = scrollTop;
      position.current = positionAt(layout, scrollTop);
      reportPage(pageInView(layout, scrollTop, clientHeight));
    }
    look();
  };
  return { near, handleScroll };
}
