import type { CellValue } from '../values.ts';

/** Computes the outputs of one workbook repeatedly: every call writes the same set of cells. */
export interface Calculator {
  /**
   * Takes values for all input cells; undefined selects the workbook's own value or formula. The instant is an Excel serial
   * number.
   */
  calculate(inputs: ReadonlyMap<number, CellValue | undefined>, serial: number): void;
  /** The value of a cell in the plan, after calculate(). */
  read(id: number): CellValue;
}
