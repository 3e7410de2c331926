/**
 * What visitors see while a first start makes the portal: a page that names the step and opens the portal when it is there. This
 * process answers until the server can; then the server does, with the same page from a folder (PORTAL_DIR).
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { inRoot } from './project.mjs';

const PAGE = readFileSync(new URL('waiting-page.html', import.meta.url), 'utf8');
const RETRY_SECONDS = 5;

/** Folder with the page; outside node_modules, which may be emptied meanwhile. */
export const WAITING_FOLDER = inRoot('.cache', 'waiting-page');

const buildPage = (step) => PAGE.replace(/data-step="\w+"/, `data-step="${step}"`);

/** Puts the page of a step into the folder, whole at any moment. */
export const writeWaitingPage = (step) => {
  mkdirSync(WAITING_FOLDER, { recursive: true });
  const page = join(WAITING_FOLDER, 'index.html');
  writeFileSync(`${page}.new`, buildPage(step));
  renameSync(`${page}.new`, page);
};

const answerWaiting = (getStep) => (request, response) => {
  const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
  const body = wantsPage
    ? buildPage(getStep())
    : JSON.stringify({ code: -1, msg: 'The portal is being made. Try again later.', data: null });
  response.writeHead(503, {
    'content-type': `${wantsPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': RETRY_SECONDS,
    connection: 'close',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Answers with the page at the address of the server to come. Rejects where another program has the port; where the server
 * would listen elsewhere (a socket, a port of the system's choice), nobody is answered.
 */
export const openWaitingPage = async ({ HOST = '127.0.0.1', PORT = '8001' } = process.env) => {
  let step = 'packages';
  const server = createServer(answerWaiting(() => step));
  if (Number(PORT) > 0)
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(Number(PORT), HOST, resolve);
    }).catch((error) => {
      if (error.code === 'EADDRINUSE')
        throw new Error('The port is taken: stop the other program, or set PORT.');
      throw error;
    });
  return {
    say: (next) => {
      step = next;
    },
    close: () => new Promise((resolve) => (server.listening ? server.close(resolve) : resolve())),
  };
};
