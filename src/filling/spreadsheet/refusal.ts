import type { SheetMessage } from '@domain/spreadsheet/messages';

/** Reason for refusing a file, with the numbers for its message. */
export interface SheetRefusal {
  fault: SheetMessage;
  limit?: number;
  actual?: number;
}

/** Aborts reading a file, from wherever the fault is found. */
export class Refused extends Error {
  constructor(readonly refusal: SheetRefusal) {
    super(refusal.fault);
  }
}
