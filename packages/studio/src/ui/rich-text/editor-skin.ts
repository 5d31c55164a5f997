// The library's own skin in the colours of the theme. It has its colours in two hundred rules; their meaning is told by
// the value and by what it colours, so that light and dark need no second skin and no list of rules.

/** What a colour of the skin stands for where something is filled or framed. */
const fills: Readonly<Record<string, string>> = {
  '#fff': 'surface',
  '#fcfcfc': 'sunken',
  '#f7f7f7': 'surface',
  '#f2f2f2': 'sunken',
  '#f0f0f0': 'hover',
  '#eeeeee': 'field',
  '#eee': 'field',
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
  '#fff': 'on-accent',
  '#006ce7': 'accent-text',
  '#003c81': 'accent-text',
  '#00244e': 'accent-text',
};

/** @param skin the style sheet of the library */
export function inThemeColours(skin: string): string {
  return skin.replaceAll(/([\w-]+):([^;{}]*)(?=[;}])/g, (declaration, property: string, value: string) => {
    if (property.startsWith('--') || value.includes('url(')) return declaration;
    const named = property === 'color' || property === 'fill' ? { ...fills, ...texts } : fills;
    const written = value
      .replaceAll(/#[0-9a-f]{3,8}\b/gi, (colour) => toToken(named[colour.toLowerCase()], colour))
      .replaceAll(/rgba\(0, ?108, ?231, ?(0?\.\d+)\)/g, 'var(--cw-focus-soft)')
      .replaceAll(/rgba\(34, ?47, ?62, ?(0?\.\d+)\)/g, (_, opacity: string) => dimmed(Number(opacity)))
      .replaceAll(/rgba\(255, ?255, ?255, ?0?\.75\)/g, 'var(--cw-overlay)');
    return `${property}:${written}`;
  });
}

function toToken(token: string | undefined, colour: string): string {
  return token === undefined ? colour : `var(--cw-${token})`;
}

function dimmed(opacity: number): string {
  if (opacity >= 0.7) return 'var(--cw-text2)';
  if (opacity >= 0.5) return 'var(--cw-disabled)';
  return opacity >= 0.3 ? 'var(--cw-control-strong)' : 'var(--cw-active)';
}

/** Once for the page, however many editors it has. */
export function addSkin(skin: string): void {
  const id = 'cw-editor-skin';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = inThemeColours(skin);
  document.head.append(style);
}
