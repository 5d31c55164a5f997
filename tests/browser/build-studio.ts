// Before any story: the studio as its sources are now, however the stories were started.
import { prepare } from '../../scripts/prepare.mjs';

export default function buildStudio(): void {
  prepare();
}
