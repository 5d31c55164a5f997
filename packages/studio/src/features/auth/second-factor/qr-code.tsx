// Draws a QR code. Loaded on demand.
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import classes from '../account/account.module.css';

/** The quiet zone that scanners need, in modules. */
const margin = 4;

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const width = size + 2 * margin;
  return (
    <svg className={classes['qr']} role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${width} ${width}`}>
      <path d={path} />
    </svg>
  );
}
