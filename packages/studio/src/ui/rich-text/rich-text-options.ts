// The library's configuration: the toolbar, the plugins, and what must not be changed in the text.
import type { RawEditorOptions } from 'hugerte';
import { toFontFormats } from './font-formats.ts';
import type { OfferedFont } from './rich-text-props.ts';

const fonts = [
  ['Arial', 'arial,helvetica,sans-serif'],
  ['Arial Black', "'arial black',sans-serif"],
  ['Calibri', 'calibri,sans-serif'],
  ['Cambria', 'cambria,serif'],
  ['Comic Sans MS', "'comic sans ms',sans-serif"],
  ['Courier New', "'courier new',courier,monospace"],
  ['Garamond', 'garamond,serif'],
  ['Georgia', 'georgia,serif'],
  ['Helvetica', 'helvetica,arial,sans-serif'],
  ['Impact', 'impact,sans-serif'],
  ['Palatino', "'palatino linotype',palatino,serif"],
  ['Tahoma', 'tahoma,geneva,sans-serif'],
  ['Times New Roman', "'times new roman',times,serif"],
  ['Trebuchet MS', "'trebuchet ms',sans-serif"],
  ['Verdana', 'verdana,geneva,sans-serif'],
  ['微軟正黑體', "'microsoft jhenghei',sans-serif"],
  ['新細明體', 'pmingliu,serif'],
  ['蘋方', "'pingfang hk',sans-serif"],
] as const;

const largestFontSizePx = 64;

const blockFormats = 'Paragraph=p;Heading 1=h1;Heading 2=h2;Heading 3=h3;Heading 4=h4';

/** Legible on white paper. */
const textColours = [
  ['000000', 'Black'],
  ['4B5563', 'Dark gray'],
  ['6B7280', 'Gray'],
  ['1E3A8A', 'Navy'],
  ['1D4ED8', 'Blue'],
  ['0F766E', 'Teal'],
  ['15803D', 'Green'],
  ['A16207', 'Gold'],
  ['C2410C', 'Orange'],
  ['B91C1C', 'Red'],
  ['BE185D', 'Pink'],
  ['7E22CE', 'Purple'],
] as const;

const toolbar = [
  'undo redo',
  'blocks fontfamily fontsize',
  'bold italic underline forecolor',
  'alignleft aligncenter alignright alignjustify',
  'link image',
  'numlist bullist',
  'pagebreak hr',
  'searchreplace nonbreaking',
  'table code fullscreen',
];

export const plugins = 'lists table code link image pagebreak searchreplace fullscreen nonbreaking';

/**
 * @param hasAdvanced whether there is anything to pick
 * @param offered fonts listed before the standard ones
 */
export function lookOptions(hasAdvanced: boolean, offered: readonly OfferedFont[] = []): RawEditorOptions {
  return {
    plugins,
    toolbar: [...toolbar, ...(hasAdvanced ? ['cwadvanced'] : [])].join(' | '),
    toolbar_mode: 'floating',
    menubar: false,
    statusbar: false,
    branding: false,
    promotion: false,
    skin: false,
    content_css: false,
    highlight_on_focus: false,
    height: '100%',
    min_height: 0,
    font_family_formats: toFontFormats(offered, fonts),
    font_size_formats: Array.from({ length: largestFontSizePx }, (_, at) => `${at + 1}=${at + 1}px`).join(' '),
    block_formats: blockFormats,
    color_map: textColours.flat(),
    color_cols: 4,
    contextmenu: 'link image table cwrows',
    object_resizing: 'img,table',
    image_dimensions: false,
    image_uploadtab: false,
    link_default_target: '',
    link_assume_external_targets: false,
    allow_unsafe_link_target: true,
    table_default_attributes: { border: '1' },
    table_default_styles: { 'border-collapse': 'collapse', width: '100%' },
    table_header_type: 'sectionCells',
    table_toolbar: '',
    // The library's own class would override the cell borders set by a text.
    visual_table_class: 'mce-item-plain',
  };
}

/** The output must equal the input; harmful content has already been removed. */
export const fidelityOptions: RawEditorOptions = {
  verify_html: false,
  valid_elements: '*[*]',
  entity_encoding: 'named',
  entities: '160,nbsp',
  convert_urls: false,
  inline_styles: false,
  convert_fonts_to_spans: false,
  remove_trailing_brs: false,
  element_format: 'html',
  schema: 'html5',
  automatic_uploads: false,
  paste_data_images: false,
  paste_remove_styles_if_webkit: false,
  block_unsupported_drop: true,
  text_patterns: false,
  browser_spellcheck: true,
  allow_script_urls: false,
  content_security_policy:
    "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'",
};
