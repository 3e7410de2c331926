/**
 * `npm start`: from a fresh clone to a running portal, which is started anew when it dies. Installs and builds only
 * what is missing or has changed: the server first, which answers with a page that names the step until the portal is built.
 */
import { buildIfChanged, isBuilt, isFinished } from './support/inputs.mjs';
import { installFor } from './support/install.mjs';
import { portal, server } from './support/parts.mjs';
import { checkNode, giveUp, inRoot, ROOT } from './support/project.mjs';
import { assertRoom } from './support/room.mjs';
import { runNode } from './support/run.mjs';
import { supervise } from './support/supervise.mjs';
import { openWaitingPage, WAITING_FOLDER, writeWaitingPage } from './support/waiting-page.mjs';

/** Makes the server; what the portal lacks is made beside it, and goes on when the server can be started. */
const makeServer = async () => {
  const waiting = await openWaitingPage();
  try {
    await installFor('server');
    waiting.say('server');
    const portalBuild = isBuilt(portal) ? undefined : installFor('build').then(() => buildIfChanged(portal));
    portalBuild?.catch(() => undefined);
    await buildIfChanged(server);
    return { portalBuild };
  } finally {
    await waiting.close();
  }
};

/** Compressed copies and the API's description, in one thread beside the server: it can do without them. */
const finish = () =>
  runNode(inRoot('scripts/build.mjs'), [], { UV_THREADPOOL_SIZE: '1' }).catch((error) =>
    process.stderr.write(`What the build lacks is left for the next start: ${error.message}\n`),
  );

const serve = (meanwhile) => supervise(inRoot('dist-server/main.js'), process.argv.slice(2), meanwhile);

const serveBuilt = () => {
  if (!isFinished(portal) || !isFinished(server)) finish();
  return serve();
};

const start = async () => {
  if (isBuilt(portal) && isBuilt(server)) {
    await installFor('server');
    return serveBuilt();
  }
  assertRoom();
  const { portalBuild } = await makeServer();
  if (!portalBuild) return serveBuilt();
  if (process.env.PORTAL_DIR) return portalBuild.then(serveBuilt);
  writeWaitingPage('portal');
  portalBuild.then(finish, () => undefined);
  return serve({ env: { PORTAL_DIR: WAITING_FOLDER }, until: portalBuild });
};

checkNode();
process.chdir(ROOT);
/** A portal still being made ends with the server. */
const end = (exit) => {
  process.emit('SIGTERM');
  exit();
};
await start().then(
  (code) => end(() => process.exit(code)),
  (error) => end(() => giveUp(error.message)),
);
