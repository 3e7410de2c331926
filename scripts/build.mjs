/** `npm run build`: the portal into dist/, the server into dist-server/. */
import { buildIfChanged } from './support/inputs.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, ROOT } from './support/project.mjs';

checkNode();
process.chdir(ROOT);
try {
  await buildIfChanged(portal);
  await buildIfChanged(server);
} catch (error) {
  giveUp(error.message);
}
