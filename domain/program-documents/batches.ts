/** A batch of a program: the filings of one window. */
export interface ProgramBatch {
  batchYear: number;
  batchNo: number;
}

/** Lies before all batches: an edition from it on holds for every one. */
export const EVERY_BATCH: ProgramBatch = { batchYear: 0, batchNo: 0 };

export const compareBatches = (a: ProgramBatch, b: ProgramBatch): number =>
  a.batchYear - b.batchYear || a.batchNo - b.batchNo;
