import type { SheetMessage } from '@domain/spreadsheet/messages';

/** The reason against a file, with the numbers of its sentence. */
export interface Refusal {
  fault: SheetMessage;
  limit?: number;
  actual?: number;
}

/** Stops the reading of a file, from wherever the reason is found. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.fault);
  }
}
