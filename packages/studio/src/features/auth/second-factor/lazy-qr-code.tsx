import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from '../account/account.module.css';
import type { QrCodeProps } from './qr-code.tsx';

export const LazyQrCode = lazyPart<QrCodeProps>(
  async () => (await import('./qr-code.tsx')).QrCode,
  () => <div className={classes['qr']} />,
);
