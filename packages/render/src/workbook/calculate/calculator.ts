import type { CellValue } from '../values.ts';

/** Computes the outputs of one workbook, again and again: what a call writes is written by every call. */
export interface Calculator {
  /**
   * With values for all cells of inputs; undefined where the workbook's own value or formula counts. The instant is a
   * serial number of Excel.
   */
  calculate(inputs: ReadonlyMap<number, CellValue | undefined>, serial: number): void;
  /** Of a cell that the plan has, after calculate(). */
  read(id: number): CellValue;
}
