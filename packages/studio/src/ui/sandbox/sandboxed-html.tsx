/**
 * Shows untrusted HTML, on white like paper. The frame runs no scripts, has an opaque origin, fetches nothing and
 * follows no links; in addition, anything not needed for display is removed first.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import classes from './sandboxed-html.module.css';
import { toSandboxedPage, withImages } from './sandboxed-page.ts';

interface SandboxedHtmlProps {
  readonly html: string;
  /** The label for screen readers. */
  readonly title: string;
  /** Loads pictures from the tenant's files, which require the user's token. */
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
