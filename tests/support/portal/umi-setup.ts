import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Generates umi's code, which the portal's tests import, unless it exists and is newer than routes and settings. */
export default function setup() {
  const settings = Math.max(changedAt('config/routes.ts'), changedAt('.umirc.ts'));
  if (changedAt('src/.umi/core/route.tsx') > settings) return;
  execFileSync('npx', ['umi', 'setup'], { stdio: 'inherit' });
}
