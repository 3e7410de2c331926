import { CODE } from '@domain/api/codes';
import type { PortalSettings } from '@domain/system/calls';
import { pageViews } from '@/utils/analytics';
import { watchBackSteps } from '@/utils/backLayers';
import { watchErrors } from '@/utils/browserErrors';
import { call } from '@/utils/call';
import { watchChunks } from '@/utils/chunks';
import { setOfficeSettings } from '@/utils/officeSettings';
import { removeWorkers, startWorker } from '@/utils/pwa';
import { setSignInServices } from '@/utils/signInServices';
import defaults from '../config/defaultSettings';

/** The settings of the server; null without a network, or with a backend that knows of no settings. */
const askSettings = (): Promise<PortalSettings | null> =>
  call('portalSettings').then(
    ({ code, data }) => (code === CODE.success ? data : null),
    () => null,
  );

/** Starts or removes the service worker. Without a setting an installed worker stays: the page may have been loaded from it. */
async function settleWorker(pwa: boolean | undefined) {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV !== 'production' || pwa === false) return await removeWorkers();
  if (pwa || defaults.pwa) await startWorker(process.env.PORTAL_BASE ?? '/');
}

watchBackSteps();
watchChunks();
watchErrors();

/** Startup work that delays no page. */
window.addEventListener('load', async () => {
  const settings = await askSettings();
  if (settings) {
    setOfficeSettings(settings.house);
    setSignInServices(settings.sign_in ?? []);
  }
  pageViews.start(settings?.analytics ?? { service: 'off', id: null });
  settleWorker(settings?.pwa).catch(() => undefined);
});
