// Converts the library's skin to the theme's colours. The skin has its colours in two hundred rules; they are mapped
// by value and property, so that light and dark mode need neither a second skin nor a list of rules.

/** The meaning of each of the skin's colours for fills and borders. */
const fills: Readonly<Record<string, string>> = {
  '#ffffff': 'surface',
  '#fcfcfc': 'sunken',
  '#f7f7f7': 'surface',
  '#f2f2f2': 'sunken',
  '#f0f0f0': 'hover',
  '#eeeeee': 'field',
  '#e3e3e3': 'border',
  '#d6d6d6': 'active',
  '#222f3e': 'text',
  '#006ce7': 'accent',
  '#0060ce': 'accent-hover',
  '#0054b4': 'accent-hover',
  '#00489b': 'accent-hover',
  '#003c81': 'accent-hover',
  '#a6ccf7': 'accent-soft',
  '#a8c8ed': 'accent-soft',
  '#93bbe9': 'accent-soft2',
  '#7daee4': 'accent-soft2',
  '#626262': 'border-strong',
};

const texts: Readonly<Record<string, string>> = {
  '#ffffff': 'on-accent',
  '#006ce7': 'accent-text',
  '#003c81': 'accent-text',
  '#00244e': 'accent-text',
};

/** @param skin the library's style sheet, either in its original form or minified */
export function inThemeColours(skin: string): string {
  return skin.replaceAll(/([\w-]+):([^;{}]*)(?=[;}])/g, (declaration, property: string, value: string) => {
    if (property.startsWith('--') || value.includes('url(')) return declaration;
    const named = property === 'color' || property === 'fill' ? { ...fills, ...texts } : fills;
    const written = value.replaceAll(/#[0-9a-f]{3,8}\b|rgba?\([\d., ]+\)/gi, (colour) => {
      const { hue, opacity } = readColour(colour);
      const token = opacity === 1 ? named[hue] : dimmed(hue, opacity);
      return token === undefined ? colour : `var(--cw-${token})`;
    });
    return `${property}:${written}`;
  });
}

function readColour(colour: string): { readonly hue: string; readonly opacity: number } {
  if (!colour.startsWith('#')) {
    const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const hue = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { hue: `#${hue}`, opacity };
  }
  const digits = colour.slice(1).toLowerCase();
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  return { hue: `#${full.slice(0, 6)}`, opacity: full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1 };
}

function dimmed(hue: string, opacity: number): string | undefined {
  if (hue === '#006ce7') return 'focus-soft';
  if (hue === '#ffffff') return opacity > 0.7 && opacity < 0.8 ? 'overlay' : undefined;
  if (hue !== '#222f3e') return undefined;
  if (opacity >= 0.7) return 'text2';
  // An opacity of one half or more marks disabled items.
  if (opacity >= 0.5) return 'disabled';
  return opacity >= 0.3 ? 'control-strong' : 'active';
}

/** Added once per page, regardless of the number of editors. */
export function addSkin(skin: string): void {
  const id = 'cw-editor-skin';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = inThemeColours(skin);
  document.head.append(style);
}
