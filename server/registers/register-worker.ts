/** Worker thread that parses the file of a register. */
import type { RegisterKind } from '../../domain/registers/kinds';
import { giveWay } from '../core/workers/give-way';
import { type RefusedRegister, type RegisterFile, readRegister } from './register-file';

giveWay();

export interface RegisterReading {
  kind: RegisterKind;
  bytes: Uint8Array;
  /** True for a check only: the lines are not returned. */
  isPreview: boolean;
}

export default function read({ kind, bytes, isPreview }: RegisterReading): RegisterFile | RefusedRegister {
  const file = readRegister(kind, bytes);
  return isPreview && !('refused' in file) ? { ...file, parts: [] } : file;
}
