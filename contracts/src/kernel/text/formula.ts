/** Signs that spreadsheets begin a formula with; where East Asian text is, those of full width count as the others. */
const FORMULA_SIGN = /^[=+\-@＝＋－＠\t\r]/;

/** Whether a spreadsheet could take a cell for a formula. */
export function beginsAsFormula(cell: string): boolean {
  return FORMULA_SIGN.test(cell);
}

/** A cell that stays text: an apostrophe before what could be taken for a formula. */
export function asPlainCell(cell: string): string {
  return beginsAsFormula(cell) ? `'${cell}` : cell;
}

/** What a cell that `asPlainCell` wrote had held. */
export function ofPlainCell(cell: string): string {
  return cell.startsWith("'") && beginsAsFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
