/** Worker thread that parses the file of a register. */
import type { RegisterKind } from '../../domain/registers/kinds';
import { giveWay } from '../core/workers/give-way';
import { type RefusedRegister, type RegisterFile, readRegister } from './register-file';

giveWay();

export interface RegisterReading {
  kind: RegisterKind;
  bytes: Uint8Array;
}

export default ({ kind, bytes }: RegisterReading): RegisterFile | RefusedRegister =>
  readRegister(kind, bytes);
