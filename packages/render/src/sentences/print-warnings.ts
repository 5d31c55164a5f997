export const printWarningSentences = {
  ADDRESS_NOT_IN_FILES: {
    en: 'Documents show only files of the file store, so this address is omitted.',
    zh: '文件只會顯示檔案庫的檔案，因此略去此網址。',
  },
  BRACKETS_IN_HTML: {
    en: '{{bracket}} is printed unchanged: brackets work in plain texts only. Write <span class="{{name}}"></span> in its place (in the studio: Page variables).',
    zh: '{{bracket}} 會按原樣列印：方括號只適用於純文字。請改為寫上 <span class="{{name}}"></span>（在 Studio 中：頁面變數）。',
  },
  CELL_HIDDEN: {
    en: 'A cell of this row is hidden, so the document does not claim to be accessible (PDF/UA). Leave the cell visible and remove its content: {{cell}}',
    zh: '此列有儲存格被隱藏，因此文件不會聲明為無障礙文件 (PDF/UA)。請保持儲存格可見，並移除其內容：{{cell}}',
  },
  CHARACTERS_NOT_IN_FONTS: {
    en: 'These characters are not available in the print fonts: {{characters}}. They are printed as empty boxes, unless the document includes a font that has them.',
    zh: '列印字型沒有這些字元：{{characters}}。除非文件包含具備這些字元的字型，否則會列印成空白方格。',
  },
  CHARACTERS_NOT_IN_FONTS_AND_MORE: {
    en: 'These characters are not available in the print fonts: {{characters}} and perhaps more. They are printed as empty boxes, unless the document includes a font that has them.',
    zh: '列印字型沒有這些字元，亦可能沒有其他字元：{{characters}}。除非文件包含具備這些字元的字型，否則會列印成空白方格。',
  },
  CONTENT_AT: { en: 'The content at {{selector}}', zh: '{{selector}} 的內容' },
  CONTENT_OF_PAGE: { en: 'The content', zh: '內容' },
  CONTENT_TOO_WIDE: {
    en: '{{content}} extends {{overhang}} mm beyond the page and is cut off. Make it narrower, use a larger page, or turn on Fit to page.',
    zh: '{{content}}超出頁面 {{overhang}} 毫米，並被截斷。請縮窄內容、使用較大的頁面，或開啟「配合頁面寬度」。',
  },
  CONTENT_TOO_WIDE_AT_MINIMUM: {
    en: '{{content}} extends {{overhang}} mm beyond the page even at the minimum print size of {{minimum}}%, and is cut off. Make it narrower, use a larger page, or lower the minimum.',
    zh: '即使以最小列印比例 {{minimum}}% 列印，{{content}}仍超出頁面 {{overhang}} 毫米，並被截斷。請縮窄內容、使用較大的頁面，或降低最小比例。',
  },
  CONTENT_TOO_WIDE_SHRUNK: {
    en: '{{content}} extends {{overhang}} mm beyond the page, so the entire document is printed at {{percent}}% of its size. Make it narrower, use a larger page, or turn on Fit to page.',
    zh: '{{content}}超出頁面 {{overhang}} 毫米，因此整份文件以 {{percent}}% 的大小列印。請縮窄內容、使用較大的頁面，或開啟「配合頁面寬度」。',
  },
  CONTENT_TOO_WIDE_SHRUNK_BELOW_MINIMUM: {
    en: '{{content}} extends {{overhang}} mm beyond the page, so the entire document is printed at {{percent}}% of its size, below the minimum print size of {{minimum}}%. Make it narrower, use a larger page, or lower the minimum.',
    zh: '{{content}}超出頁面 {{overhang}} 毫米，因此整份文件以 {{percent}}% 的大小列印，低於最小列印比例 {{minimum}}%。請縮窄內容、使用較大的頁面，或降低最小比例。',
  },
  FILE_ABSENT: {
    en: 'This file does not exist, so the document is printed without it.',
    zh: '此檔案不存在，因此列印的文件不包含此檔案。',
  },
  FILE_NOT_A_PICTURE: {
    en: 'This file is not a picture that documents can show, so it is omitted. Use a png, jpeg, gif or webp file.',
    zh: '此檔案不是文件可顯示的圖片，因此略去。請使用 png、jpeg、gif 或 webp 檔案。',
  },
  FILE_TOO_MUCH: {
    en: 'The document shows too many files, so this one is omitted.',
    zh: '文件顯示的檔案過多，因此略去此檔案。',
  },
  FOOTER_TOO_COMPLEX: {
    en: 'The footer has too many elements or is nested too deeply, and is omitted. Simplify it.',
    zh: '頁尾的元素或層數過多，因此略去。請簡化頁尾。',
  },
  FOOTER_TOO_HIGH: {
    en: 'The footer is {{height}} mm high and has {{room}} mm of space. Set the bottom margin to {{margin}} mm, or reduce the height of the footer.',
    zh: '頁尾高 {{height}} 毫米，可用空間為 {{room}} 毫米。請將下邊界設為 {{margin}} 毫米，或減少頁尾的高度。',
  },
  FOOTER_TOO_HIGH_FOR_PAGE: {
    en: 'The footer is {{height}} mm high and has {{room}} mm of space. Reduce its height: on this page the bottom margin can be at most {{most}} mm.',
    zh: '頁尾高 {{height}} 毫米，可用空間為 {{room}} 毫米。請減少其高度：此頁的下邊界最多為 {{most}} 毫米。',
  },
  HEADER_TOO_COMPLEX: {
    en: 'The header has too many elements or is nested too deeply, and is omitted. Simplify it.',
    zh: '頁首的元素或層數過多，因此略去。請簡化頁首。',
  },
  HEADER_TOO_HIGH: {
    en: 'The header is {{height}} mm high and has {{room}} mm of space. Set the top margin to {{margin}} mm, or reduce the height of the header.',
    zh: '頁首高 {{height}} 毫米，可用空間為 {{room}} 毫米。請將上邊界設為 {{margin}} 毫米，或減少頁首的高度。',
  },
  HEADER_TOO_HIGH_FOR_PAGE: {
    en: 'The header is {{height}} mm high and has {{room}} mm of space. Reduce its height: on this page the top margin can be at most {{most}} mm.',
    zh: '頁首高 {{height}} 毫米，可用空間為 {{room}} 毫米。請減少其高度：此頁的上邊界最多為 {{most}} 毫米。',
  },
  HEADING_FIRST_TOO_LOW: {
    en: 'The first heading has level {{level}}, so the document does not claim to be accessible (PDF/UA). Use level 1.',
    zh: '第一個標題為第 {{level}} 級，因此文件不會聲明為無障礙文件 (PDF/UA)。請使用第 1 級。',
  },
  HEADING_LEVEL_SKIPPED: {
    en: 'A heading of level {{level}} follows one of level {{last}}, so the document does not claim to be accessible (PDF/UA). Use level {{use}}.',
    zh: '第 {{last}} 級標題之後為第 {{level}} 級標題，因此文件不會聲明為無障礙文件 (PDF/UA)。請使用第 {{use}} 級。',
  },
  LINK_REMOVED: {
    en: 'The link to {{address}} is removed: links in documents may lead to http, https, mailto and tel addresses, and to anchors in the document.',
    zh: '已移除連至 {{address}} 的連結：文件中的連結可指向 http、https、mailto 及 tel 網址，以及文件內的錨點。',
  },
  PICTURE_UNDESCRIBED: {
    en: 'This picture has no alternative text, so the document does not claim to be accessible (PDF/UA). Describe it in alt, or write alt="" for a decoration.',
    zh: '此圖片沒有替代文字，因此文件不會聲明為無障礙文件 (PDF/UA)。請在 alt 描述圖片，裝飾用的圖片則寫上 alt=""。',
  },
  ROW_ODD: {
    en: 'The cells of this row do not match the columns of its table, so the document does not claim to be accessible (PDF/UA). Add the missing cells, or correct colspan and rowspan.',
    zh: '此列的儲存格與表格的欄不符，因此文件不會聲明為無障礙文件 (PDF/UA)。請加上欠缺的儲存格，或更正 colspan 及 rowspan。',
  },
  SCRIPTS_NOT_RUN: {
    en: 'Scripts are not run. Use Liquid to produce what the script would have written.',
    zh: '指令碼不會執行。請使用 Liquid 產生指令碼原本寫入的內容。',
  },
  SCRIPTS_OF_PART_NOT_RUN: {
    en: 'Scripts are not run, except for the well-known one that fills in the page variables.',
    zh: '除了填入頁面變數的常用指令碼外，指令碼不會執行。',
  },
  TABLE_IRREGULAR: {
    en: 'The rows of a table have different numbers of cells, so the document does not claim to be accessible (PDF/UA). Check for cells that are hidden by styles or have a role.',
    zh: '表格各列的儲存格數目不同，因此文件不會聲明為無障礙文件 (PDF/UA)。請檢查有沒有因樣式而隱藏或具有 role 的儲存格。',
  },
  // Drawings.
  DRAWING_HIDDEN_BY_FIELD: {
    en: 'The form field {{field}} on page {{page}} hides this drawing. Let the drawing replace the field.',
    zh: '第 {{page}} 頁的表格欄位 {{field}} 遮蓋了此繪製項目。請讓繪製項目取代該欄位。',
  },
  DRAWING_ON_MISSING_PAGE: {
    en: 'The file has {{count}} pages, and this drawing is on page {{page}}. It is not printed.',
    zh: '檔案只有 {{count}} 頁，而此繪製項目在第 {{page}} 頁，因此不會列印。',
  },
  DRAWING_ON_MISSING_PAGE_OF_ONE: {
    en: 'The file has 1 page, and this drawing is on page {{page}}. It is not printed.',
    zh: '檔案只有 1 頁，而此繪製項目在第 {{page}} 頁，因此不會列印。',
  },
  DRAWING_PARTLY_OUTSIDE: {
    en: 'This drawing is not entirely on page {{page}}. What is beyond the page is not printed.',
    zh: '此繪製項目並非完全位於第 {{page}} 頁之內。超出頁面的部分不會列印。',
  },
  DRAWING_PICTURES_TOO_LARGE: {
    en: 'The pictures in this document are too large in total. Use smaller ones.',
    zh: '此文件的圖片合計過大。請使用較小的圖片。',
  },
  DRAWING_PICTURE_ABSENT: {
    en: 'The picture does not exist in Files. Choose another file.',
    zh: '檔案庫中沒有此圖片。請選擇另一個檔案。',
  },
  DRAWING_PICTURE_NOT_IN_FILES: {
    en: 'The picture is not in Files. Choose another file.',
    zh: '圖片不在檔案庫中。請選擇另一個檔案。',
  },
  DRAWING_PICTURE_UNPRINTABLE: {
    en: 'The file is not a picture that can be printed. Choose a PNG, JPEG, GIF or WebP file.',
    zh: '此檔案不是可列印的圖片。請選擇 PNG、JPEG、GIF 或 WebP 檔案。',
  },
  DRAWING_TEXT_CUT: {
    en: 'The text does not fit into its box and is cut off. Make the box larger or the text shorter.',
    zh: '文字超出方框，並在方框邊緣截斷。請放大方框或縮短文字。',
  },
  DRAWING_TEXT_CUT_THOUGH_SHRUNK: {
    en: 'The text does not fit into its box even at 60% of its size, and is cut off. Make the box larger or the text shorter.',
    zh: '即使縮小至 60%，文字仍超出方框，並在方框邊緣截斷。請放大方框或縮短文字。',
  },
} as const;
