// Rules for forced colours, in which browsers replace the colours of pages: backgrounds and shadows no longer show a state.
// They follow roles and attributes, not classes, so that they also apply to looks of apps. Pure.

const nativeMark = 'label > input:is([type="checkbox"], [type="radio"])';

export const forcedColorsCss = `@media (forced-colors: active) {
${nativeMark}:has(+ [aria-hidden]) { position: static; width: 1.5rem; height: 1.5rem; flex: none; margin: 0; opacity: 1; overflow: visible }
${nativeMark} + [aria-hidden], input[type="range"] ~ div { display: none }
input[type="range"] { opacity: 1 !important }
svg { color: inherit !important }
[role="option"][aria-selected="false"] svg { visibility: hidden }
[role="option"][data-active], [role="gridcell"][aria-selected="true"] > button { forced-color-adjust: none; background: Highlight; color: HighlightText }
[data-within] { border-block: 2px solid Highlight }
[aria-current="date"] { border: 2px solid }
[aria-modal="true"] { border: 2px solid }
[aria-disabled="true"], :disabled { color: GrayText; border-color: GrayText; opacity: 1 }
[role="status"] > [aria-hidden]:empty { border-top-color: Canvas }
[role="status"] > [aria-hidden] > :empty { forced-color-adjust: none; background: CanvasText }
:focus:not(:focus-visible), :not(:focus) { outline-style: none }
:focus-visible { outline: 3px solid Highlight !important; outline-offset: 2px }
}`;
