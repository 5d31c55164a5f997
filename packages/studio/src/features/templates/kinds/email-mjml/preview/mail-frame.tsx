/**
 * An email as recipients see it. The frame runs no scripts, loads nothing and follows no links. Its document is
 * reused when the email changes, so that nothing flickers while the user types and the scroll position is preserved.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { applyColours, declaresDark, hasDarkRules, type ColourMode } from './mail-colours.ts';
import { createMailPictures } from './mail-pictures.ts';
import { measureContrast, type FaintText } from './measure-contrast.ts';
import { showMail } from './show-mail.ts';
import classes from './email-preview.module.css';

/** Scripts are disabled, so an email cannot exploit the shared origin, which lets the studio read the document. */
const sandbox = 'allow-same-origin';
const policy =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
const emptyPage = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body></body></html>`;

interface MailFrameProps {
  readonly html: string;
  readonly mode: ColourMode;
  /** The label for screen readers. */
  readonly title: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Less than 1 if there is less space. */
  readonly scale: number;
  readonly loadPicture: (src: string) => Promise<Blob | undefined>;
  /** Called shortly after each change with the text that is hard to read. */
  readonly onFaintTexts: (texts: readonly FaintText[]) => void;
}

export function MailFrame(props: MailFrameProps) {
  const { html, mode, title, widthPx, heightPx, scale } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useShownMail(frame, isReady, props);
  useFaintTexts(frame, isReady, html, mode, props.onFaintTexts);
  return (
    <iframe
      ref={frame}
      className={classes['frame']}
      style={{ width: widthPx, height: heightPx / scale, transform: `scale(${scale})` }}
      sandbox={sandbox}
      srcDoc={emptyPage}
      title={title}
      onLoad={() => setIsReady(true)}
    />
  );
}

function useShownMail(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: boolean,
  { html, mode, loadPicture }: Pick<MailFrameProps, 'html' | 'mode' | 'loadPicture'>,
): void {
  const pictures = useMemo(() => createMailPictures(loadPicture), [loadPicture]);
  useEffect(() => () => pictures.dispose(), [pictures]);
  const currentMode = useEffectEvent(() => mode);
  const currentHtml = useEffectEvent(() => html);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isReady || !page) return;
    showMail(page, html, pictures);
    applyColours(page, currentMode(), declaresDark(html));
  }, [frame, isReady, html, pictures]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (isReady && page) applyColours(page, mode, declaresDark(currentHtml()));
  }, [frame, isReady, mode]);
}

const measuringPauseMs = 400;

/**
 * Measures light mode, and dark mode if the email has rules for it; the switch between them is not visible to the
 * user.
 */
function useFaintTexts(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: boolean,
  html: string,
  mode: ColourMode,
  onFaintTexts: MailFrameProps['onFaintTexts'],
): void {
  const measure = useEffectEvent((measured: string) => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const isDarkDeclared = declaresDark(measured);
    const schemes = hasDarkRules(measured) ? (['light', 'dark'] as const) : (['light'] as const);
    const found = schemes.flatMap((scheme) => {
      applyColours(page, scheme, isDarkDeclared);
      return measureContrast(page, scheme === 'dark');
    });
    applyColours(page, mode, isDarkDeclared);
    onFaintTexts(found);
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => measure(html), measuringPauseMs);
    return () => clearTimeout(timer);
  }, [isReady, html]);
}
