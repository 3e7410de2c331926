/** `npm run build`: the portal into dist/, the server into dist-server/. */
import { buildIfChanged, buildWhole } from './support/inputs.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, ROOT } from './support/project.mjs';

checkNode();
process.chdir(ROOT);
try {
  // The server takes a second, and tests of its process need no portal.
  await buildIfChanged(server);
  await buildWhole(portal);
} catch (error) {
  giveUp(error.message);
}
