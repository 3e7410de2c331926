import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IApi } from 'umi';
import settings from './defaultSettings';

const WORKER = 'service-worker.js';
const PRECACHING = 'precaching-worker.js';

/**
 * Service worker that replaces one installed by an earlier build and then removes itself: a browser that still runs the old shell
 * never reaches the portal's own clean-up. Open pages stay as they are: somebody may be typing in one.
 */
const selfRemovingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) await caches.delete(key);
  await self.registration.unregister();
})()));
`;

async function generateWorker(folder: string, name: string) {
  const { generateSW } = await import('workbox-build');
  await generateSW({
    globDirectory: folder,
    swDest: join(folder, name),
    globPatterns: ['**/*.{js,css,html,svg}'],
    // Megabytes that few visits need: fetched when a table is exported or imported, a PDF is viewed or a scan is read.
    globIgnores: [
      '**/exceljs-lib.*',
      '**/e965-xlsx-lib.*',
      '**/pdfjs-*',
      '**/pdfjs-*/**',
      '**/tesseract-*/**',
      WORKER,
      PRECACHING,
    ],
    navigateFallback: 'index.html',
    navigateFallbackDenylist: [/^\/api\//],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
}

/**
 * Writes both service workers after index.html. Our server sends the precaching worker under the address of the self-removing one
 * when its setting is on. Where another server delivers the portal, the setting of the build decides which worker is written to
 * that address.
 */
export default (api: IApi) => {
  api.onBuildHtmlComplete(async () => {
    const folder = api.paths.absOutputPath;
    await generateWorker(folder, PRECACHING);
    if (settings.pwa) await copyFile(join(folder, PRECACHING), join(folder, WORKER));
    else await writeFile(join(folder, WORKER), selfRemovingWorker);
  });
};
