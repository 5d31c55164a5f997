/** The style sheet of a preview: the same as on a published page, for the classes used by these components. */
import { listClasses } from '@coverwright/app-runtime/find-classes';
import type { PreviewComponent } from '@coverwright/app-runtime/preview-messages';
import { toThemeCss, toUtilityTheme } from '@coverwright/app-runtime/theme-variables';
import { generateUtilityStyles } from '@coverwright/app-runtime/utility-styles';
import { defaultVariants } from '@coverwright/app-runtime/variants';
import type { JsonObject } from '@coverwright/rules';
import reset from '@unocss/reset/tailwind.css?inline';
import { customCssOf, type PreviewLook } from './preview-look.ts';

export async function createPreviewCss(
  components: readonly PreviewComponent[],
  { theme, variants }: PreviewLook,
): Promise<string> {
  const classes = [defaultVariants, variants].flatMap((one: JsonObject | typeof defaultVariants) => listClasses(one));
  const texts = components.flatMap(({ template, script }) => [template, script]);
  const utilities = await generateUtilityStyles([...texts, ...classes].join('\n'), toUtilityTheme(theme));
  return [reset, toThemeCss(theme), utilities, customCssOf(theme)].join('\n');
}
