import * as files from './by-file';
import { type Call, callsOf } from './define';

/** Every call that does not belong to one program: what the guide to permissions lists, and its test walks. */
export const commonCalls: Call[] = Object.values(files).flatMap(callsOf);
