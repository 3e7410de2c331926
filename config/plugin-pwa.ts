import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IApi } from 'umi';
import settings from './defaultSettings';

/**
 * Takes the place of a worker that an earlier build installed: a browser that still runs the old shell never reaches
 * the portal's own clean-up, so the worker has to remove itself.
 */
const selfRemovingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) await caches.delete(key);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
})()));
`;

async function generateWorker(folder: string) {
  const { generateSW } = await import('workbox-build');
  await generateSW({
    globDirectory: folder,
    swDest: join(folder, 'service-worker.js'),
    globPatterns: ['**/*.{js,css,html,svg}'],
    // A megabyte that few visits need: it is fetched when a table is exported or imported.
    globIgnores: ['**/exceljs-lib.*'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    dontCacheBustURLsMatching: /\.[0-9a-f]{8}\./,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
  });
}

/** Writes /service-worker.js after index.html: a precaching worker when the setting is on, else one that goes away. */
export default (api: IApi) => {
  api.onBuildHtmlComplete(async () => {
    const folder = api.paths.absOutputPath;
    if (settings.pwa) await generateWorker(folder);
    else await writeFile(join(folder, 'service-worker.js'), selfRemovingWorker);
  });
};
