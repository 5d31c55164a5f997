// The names of font tables, and the numbers that WOFF2 has for the known ones.

export interface TableEntry {
  readonly tag: string;
  readonly offset: number;
  readonly length: number;
}

/** The first four bytes of the file. */
export function toTag(view: DataView): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(at)));
}

/** Section 4.1 of the recommendation, in its order: four letters each. */
const woff2TagLetters =
  'cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDT' +
  'EBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUBEBSCJSTFMATH' +
  'CBDTCBLCCOLRCPALSVG sbixacntavarbdatblocbslncvarfdscfeatfmtxfvar' +
  'gvarhstyjustlcarmortmorxopbdproptrakZapfSilfGlatGlocFeatSill';

/** By number; the number after the last one means that the tag follows. */
export const woff2Tags: readonly string[] = woff2TagLetters.match(/.{4}/g) ?? [];
