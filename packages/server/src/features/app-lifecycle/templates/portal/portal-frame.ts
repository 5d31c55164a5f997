import type { TemplateComponent } from '../app-template.ts';
import { pageFrame } from '../page-frame.ts';

/** A page that the navigation of every page links to. */
interface PortalLink {
  readonly path: string;
  /** Its text key. */
  readonly text: string;
}

/** The frame of portal pages, with links to the portal's pages and a sign-out button for signed-in visitors. */
export function portalFrame(links: readonly PortalLink[]): TemplateComponent {
  const entries = links.map(
    ({ path, text }) =>
      `          <li><router-link to="${path}" exact exact-active-class="bg-c8 text-c13" class="inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-c6 no-underline hover:bg-c1">{{ $t('@@${text}') }}</router-link></li>\n`,
  );
  return pageFrame({
    name: 'PortalFrame',
    width: 'max-w-4xl',
    space: 'sm:py-10',
    navigation: `      <nav v-if="isSignedIn" :aria-label="$t('@@navigation')" class="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-4 px-2 pb-2 sm:px-4">
        <ul class="m-0 flex list-none flex-wrap gap-1 p-0">
${entries.join('')}        </ul>
        <button type="button" class="min-h-11 rounded-lg border-0 bg-transparent px-3 font-medium text-c13 hover:bg-c1" @click="signOut">{{ $t('@@signOut') }}</button>
      </nav>
`,
    options: `  data: () => ({ isSignedIn: false }),
  created() {
    this.isSignedIn = this.$insurance.isSignedIn();
  },
`,
    methods: `    async signOut() {
      // The token is already deleted from this tab, even if the server could not be reached.
      await this.$insurance.signOut().catch(() => undefined);
      this.$router.replace('/sign-in');
    },
`,
  });
}
