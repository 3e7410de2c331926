import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The portal's tests import umi's generated code; on a fresh clone it is not there yet. */
export default function setup() {
  if (existsSync('src/.umi/exports.ts')) return;
  execFileSync('npx', ['umi', 'setup'], { stdio: 'inherit' });
}
