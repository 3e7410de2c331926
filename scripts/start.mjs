/** `npm start`: from a fresh clone to a running portal. Installs and builds only what is missing or has changed. */
import { createRequire } from 'node:module';
import { buildIfChanged } from './support/inputs.mjs';
import { installIfNeeded } from './support/install.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';

checkNode();
process.chdir(ROOT);
try {
  await installIfNeeded();
  await buildIfChanged(portal);
  await buildIfChanged(server);
} catch (error) {
  giveUp(error.message);
}
process.setSourceMapsEnabled(true);
createRequire(import.meta.url)(inRoot('dist-server/main.js'));
