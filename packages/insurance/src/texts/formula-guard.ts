/** Texts in a CSV file that a spreadsheet would take for formulas. */

/** As spreadsheets begin formulas; after apostrophes, as the text itself may begin with one. */
const formulaPattern = /^'*[=+\-@\t\r]/;
const guardedPattern = /^'+[=+\-@\t\r]/;

/** With an apostrophe before it, so that it remains a text. */
export function guardFormula(text: string): string {
  return formulaPattern.test(text) ? `'${text}` : text;
}

/** Without that apostrophe. */
export function unguardFormula(text: string): string {
  return guardedPattern.test(text) ? text.slice(1) : text;
}
