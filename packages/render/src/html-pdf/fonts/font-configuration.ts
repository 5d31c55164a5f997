// Which font is used for which name, as a fontconfig configuration. System fonts are never used, so that a document
// looks the same on every machine.

interface Substitute {
  readonly family: string;
  /** The names used in documents, case-insensitive. */
  readonly names: readonly string[];
}

/** The first five have the same metrics as the fonts they replace; the rest are mapped to the most similar of these. */
const substitutes: readonly Substitute[] = [
  { family: 'Arimo', names: ['Arial', 'Helvetica', 'Helvetica Neue', 'Liberation Sans'] },
  { family: 'Tinos', names: ['Times New Roman', 'Times', 'Liberation Serif'] },
  { family: 'Cousine', names: ['Courier New', 'Courier', 'Consolas', 'Menlo', 'Monaco', 'Liberation Mono'] },
  { family: 'Carlito', names: ['Calibri', 'Candara', 'Corbel'] },
  { family: 'Gelasio', names: ['Georgia', 'Garamond', 'Palatino', 'Palatino Linotype', 'Book Antiqua', 'Bookman'] },
  { family: 'Caladea', names: ['Cambria'] },
  {
    family: 'Noto Sans',
    names: [
      'Verdana',
      'Tahoma',
      'Geneva',
      'Trebuchet MS',
      'Lucida Sans Unicode',
      'Lucida Grande',
      'Segoe UI',
      'Open Sans',
      'Roboto',
      'Ubuntu',
      'Arial Black',
      'Impact',
      'Comic Sans MS',
    ],
  },
  {
    family: 'Noto Sans HK',
    names: [
      'Microsoft JhengHei',
      '微軟正黑體',
      'PMingLiU',
      '新細明體',
      'MingLiU',
      '細明體',
      'MingLiU_HKSCS',
      'DFKai-SB',
      '標楷體',
      'PingFang HK',
      '蘋方',
      'PingFang TC',
      'PingFang SC',
      'Heiti TC',
      'Microsoft YaHei',
      'SimSun',
      'SimHei',
      'Noto Sans TC',
      'Noto Sans CJK HK',
      'Noto Sans CJK TC',
    ],
  },
];

/** Names that only have a bold weight. */
const blackNames = ['Arial Black', 'Impact'];

const generics: readonly Substitute[] = [
  { family: 'Noto Sans', names: ['sans-serif', 'sans', 'system-ui', 'ui-sans-serif', 'cursive', 'fantasy'] },
  { family: 'Tinos', names: ['serif', 'ui-serif'] },
  { family: 'Cousine', names: ['monospace', 'mono', 'ui-monospace'] },
  { family: 'Noto Emoji', names: ['emoji', 'Noto Color Emoji', 'Apple Color Emoji', 'Segoe UI Emoji'] },
];

/**
 * The fonts used for a generic family. The browser tries the standard one last, before it searches all fonts regardless
 * of weight; with this choice, bold Chinese is drawn in bold.
 */
export const genericFamilies = {
  standard: 'Noto Sans HK',
  serif: 'Tinos',
  sansSerif: 'Noto Sans',
  fixed: 'Cousine',
  cursive: 'Noto Sans',
  fantasy: 'Noto Sans',
  math: 'Tinos',
} as const;

/**
 * For documents that name no font at all, and for words longer than their line; in a layer, so that every rule of a
 * document takes precedence.
 */
export const standardStyle = "@layer standard{:where(:root){font-family:'Times New Roman';overflow-wrap:break-word}}";

/** The content of fonts.conf. */
export function toFontConfiguration(fontFolders: readonly string[], cacheFolder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...fontFolders.map((path) => `  <dir>${escapeXml(path)}</dir>`),
    `  <cachedir>${escapeXml(cacheFolder)}</cachedir>`,
    ...blackNames.map(toBlack),
    ...[...substitutes, ...generics].flatMap(({ family, names }) => names.map((name) => toSubstitution(name, family))),
    // Characters missing in the requested font come from these, in this order: symbols of one kind, such as check boxes,
    // come from one font, before the emoji among them.
    '  <match target="pattern">',
    ...['Noto Sans', 'Noto Sans HK', 'Noto Sans SC', 'Noto Sans Symbols 2', 'Noto Emoji'].map(
      (family) => `    <edit name="family" mode="append_last" binding="weak"><string>${family}</string></edit>`,
    ),
    '  </match>',
    '</fontconfig>',
    '',
  ].join('\n');
}

function toSubstitution(name: string, family: string): string {
  return `  <match target="pattern"><test name="family"><string>${name}</string></test><edit name="family" mode="assign" binding="same"><string>${family}</string></edit></match>`;
}

function toBlack(name: string): string {
  return `  <match target="pattern"><test name="family"><string>${name}</string></test><edit name="weight" mode="assign" binding="strong"><const>black</const></edit></match>`;
}

function escapeXml(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
