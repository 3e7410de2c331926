/**
 * `npm start`: from a fresh clone to a running portal, which is started anew when it dies. Installs and builds only
 * what is missing or has changed: the server first, which answers with a page that names the step until the portal is built.
 */
import { buildIfChanged, isBuilt } from './support/inputs.mjs';
import { installForServer, installIfNeeded } from './support/install.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';
import { assertRoom } from './support/room.mjs';
import { supervise } from './support/supervise.mjs';
import { openWaitingPage, WAITING_FOLDER, writeWaitingPage } from './support/waiting-page.mjs';

const makeServer = async () => {
  const waiting = await openWaitingPage();
  try {
    await installForServer();
    waiting.say('server');
    await buildIfChanged(server);
  } finally {
    await waiting.close();
  }
};

const makePortal = async () => {
  await installIfNeeded();
  await buildIfChanged(portal);
};

const serve = (meanwhile) => supervise(inRoot('dist-server/main.js'), process.argv.slice(2), meanwhile);

const start = async () => {
  if (isBuilt(portal) && isBuilt(server)) {
    await installForServer();
    return serve();
  }
  assertRoom();
  await makeServer();
  if (isBuilt(portal)) return serve();
  if (process.env.PORTAL_DIR) return makePortal().then(() => serve());
  writeWaitingPage('portal');
  return serve({ env: { PORTAL_DIR: WAITING_FOLDER }, until: makePortal() });
};

checkNode();
process.chdir(ROOT);
/** A portal still being made ends with the server. */
const end = (finish) => {
  process.emit('SIGTERM');
  finish();
};
await start().then(
  (code) => end(() => process.exit(code)),
  (error) => end(() => giveUp(error.message)),
);
