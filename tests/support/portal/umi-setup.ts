import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Generates umi's code, which the portal's tests import, unless it is there and newer than the routes. */
export default function setup() {
  if (changedAt('src/.umi/core/route.tsx') > changedAt('config/routes.ts')) return;
  execFileSync('npx', ['umi', 'setup'], { stdio: 'inherit' });
}
