/** Reads the file of a register: what the worker threads run. */
import type { RegisterKind } from '../../domain/registers/kinds';
import { giveWay } from '../core/workers/give-way';
import { type Refused, type RegisterFile, readRegister } from './register-file';

giveWay();

export interface Reading {
  kind: RegisterKind;
  bytes: Uint8Array;
  /** Judged only: its lines are not wanted back. */
  isPreview: boolean;
}

export default function read({ kind, bytes, isPreview }: Reading): RegisterFile | Refused {
  const file = readRegister(kind, bytes);
  return isPreview && !('refused' in file) ? { ...file, parts: [] } : file;
}
