import { page } from './chunks';
import { feedback } from './feedback';
import { translate } from './language';
import { saveUnsavedWork } from './unsaved';

const NOTICE = 'update';
/** Cache of the portal itself, with the bodies of published programs (src/services/publishedPrograms.ts). */
export const EDITIONS_CACHE = 'program-editions';
/** Milliseconds between checks for an update: browsers check on navigation only, and a tab left open for days never navigates. */
const LOOK_EVERY = 60 * 60_000;

/** Asks before activating a new version, which reloads the page. Unsaved work is saved first. */
function offerUpdate(activate: () => void): void {
  const confirm = async () => {
    if (!(await saveUnsavedWork())) return feedback.warn(translate('update.unsaved'));
    feedback.closeNotice(NOTICE);
    activate();
  };
  feedback.notify({
    key: NOTICE,
    title: translate('update.title'),
    description: translate('update.why'),
    duration: 0,
    action: { text: translate('update.confirm'), run: confirm },
  });
}

/** Starts the service worker, if the setting is on: it caches the app shell, and an update waits until the person agrees. */
export async function startWorker(base: string): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(`${base}service-worker.js`);
  const { serviceWorker } = navigator;
  const isOldVersion = serviceWorker.controller !== null;
  let hasAgreed = false;

  worker.addEventListener('waiting', () =>
    offerUpdate(() => {
      hasAgreed = true;
      worker.messageSkipWaiting();
    }),
  );
  // The person agreed in another tab: this one still runs the old version, and asks separately.
  serviceWorker.addEventListener('controllerchange', () => {
    if (hasAgreed) page.reload();
    else if (isOldVersion) offerUpdate(page.reload);
  });

  await worker.register();
  setInterval(() => void worker.update().catch(() => undefined), LOOK_EVERY);
}

/** Removes service workers and caches left by earlier versions, if the setting is off. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const keys = 'caches' in window ? await caches.keys() : [];
  await Promise.all(keys.filter((key) => key !== EDITIONS_CACHE).map((key) => caches.delete(key)));
}
