/** `npm run admin`, `backup`, `restore`, `verify` and `move`: what an operator does from the terminal (server/admin.ts). */
import { createRequire } from 'node:module';
import { buildIfChanged } from './support/inputs.mjs';
import { installFor } from './support/install.mjs';
import { server } from './support/parts.mjs';
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';

checkNode();
process.chdir(ROOT);
try {
  await installFor('server');
  await buildIfChanged(server);
} catch (error) {
  giveUp(error.message);
}
createRequire(import.meta.url)(inRoot('dist-server/admin.js'));
