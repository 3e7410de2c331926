import type { Printable } from '../../domain/document/model';

export interface ToPrinter {
  id: number;
  paper: Printable;
}

export type FromPrinter = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; reason: string };
