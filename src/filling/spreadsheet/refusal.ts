import type { SheetMessage } from '@domain/spreadsheet/messages';

/** Reason for refusing a file, with the numbers for its message. */
export interface Refusal {
  fault: SheetMessage;
  limit?: number;
  actual?: number;
}

/** Aborts reading a file, from wherever the fault is found. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.fault);
  }
}
