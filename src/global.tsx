import settings from '../config/defaultSettings';

/** Runs once beside the portal: the service worker, or its removal. Neither holds up the first page. */
async function settleWorker() {
  if (!('serviceWorker' in navigator)) return;
  const { startWorker, removeWorkers } = await import('@/utils/pwa');
  if (settings.pwa && process.env.NODE_ENV === 'production')
    await startWorker(process.env.PORTAL_BASE ?? '/');
  else await removeWorkers();
}

window.addEventListener('load', () => {
  settleWorker().catch(() => undefined);
});
