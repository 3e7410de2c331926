/**
 * `npm start`: from a fresh clone to a running portal, which is started anew when it dies. Installs and builds only
 * what is missing or has changed.
 */
import { buildIfChanged } from './support/inputs.mjs';
import { installIfNeeded } from './support/install.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';
import { supervise } from './support/supervise.mjs';

checkNode();
process.chdir(ROOT);
try {
  await installIfNeeded();
  await buildIfChanged(portal);
  await buildIfChanged(server);
} catch (error) {
  giveUp(error.message);
}
process.exitCode = await supervise(inRoot('dist-server/main.js'), process.argv.slice(2));
