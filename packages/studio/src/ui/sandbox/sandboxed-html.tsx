/**
 * Shows HTML that somebody else wrote, on white like paper. The frame runs nothing, belongs to no origin, fetches
 * nothing and leads nowhere; what is not needed to show the text is taken out before on top of that.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import classes from './sandboxed-html.module.css';
import { toSandboxedPage, withImages } from './sandboxed-page.ts';

interface SandboxedHtmlProps {
  readonly html: string;
  /** What a screen reader calls it. */
  readonly title: string;
  /** Gives pictures of the studio's own files, which need the person's token. */
  readonly loadImage?: (src: string) => Promise<Blob | undefined>;
}

export function SandboxedHtml({ html, title, loadImage }: SandboxedHtmlProps) {
  const page = useMemo(() => toSandboxedPage(html), [html]);
  const [complete, setComplete] = useState<{ readonly of: string; readonly page: string }>();
  const load = useRef(loadImage);
  useLayoutEffect(() => {
    load.current = loadImage;
  });
  useEffect(() => {
    let isOver = false;
    const complement = async (): Promise<void> => {
      const found = load.current ? await withImages(page, load.current) : page;
      if (!isOver) setComplete({ of: page, page: found });
    };
    void complement();
    return () => {
      isOver = true;
    };
  }, [page]);
  const shown = complete?.of === page ? complete.page : page;
  return <iframe className={classes['sandboxedHtml']} sandbox="" srcDoc={shown} title={title} />;
}
