import { Button } from 'antd';
import { createElement } from 'react';
import { feedback } from './feedback';
import { translate } from './language';

const NOTICE = 'update';

/** Asks before a waiting version takes over: the page loads again then. */
function offerUpdate(activate: () => void): void {
  const confirm = () => {
    feedback.closeNotice(NOTICE);
    activate();
  };
  feedback.notify({
    key: NOTICE,
    title: translate('update.title'),
    description: translate('update.why'),
    duration: 0,
    actions: createElement(Button, { type: 'primary', onClick: confirm }, translate('update.confirm')),
  });
}

/** With the setting on: a worker keeps the shell, and an update waits until the person agrees. */
export async function startWorker(base: string): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(`${base}service-worker.js`);
  worker.addEventListener('waiting', () =>
    offerUpdate(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    }),
  );
  await worker.register();
}

/** With the setting off: workers and caches of earlier versions go. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const keys = 'caches' in window ? await caches.keys() : [];
  await Promise.all(keys.map((key) => caches.delete(key)));
}
