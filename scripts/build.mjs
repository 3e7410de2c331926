/** `npm run build`: the portal into dist/, the server into dist-server/. */
import { buildWhole } from './support/inputs.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, ROOT } from './support/project.mjs';

checkNode();
process.chdir(ROOT);
try {
  // Tests of the server's process need no portal.
  await buildWhole(server);
  await buildWhole(portal);
} catch (error) {
  giveUp(error.message);
}
