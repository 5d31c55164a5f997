// The kinds of items that releases contain. A new kind is a folder in features/releases/kinds/ and a line here.
import { appKind } from './features/releases/kinds/apps/app-kind.service.ts';
import type { ReleaseKinds } from './features/releases/release-kind.ts';

export const releaseKinds: ReleaseKinds = { app: appKind };
