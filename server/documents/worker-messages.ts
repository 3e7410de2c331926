import type { PaperModel } from '../../domain/document/model';

export interface ToPrinter {
  id: number;
  paper: PaperModel;
}

export type FromPrinter = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; reason: string };
