import { feedback } from './feedback';
import { translate } from './language';
import { saveUnsavedWork } from './unsaved';

let isReloading = false;

export const page = {
  /** Reloads the page, once. Call it only when work is safe: handlers that would ask before leaving are suppressed. */
  reload(): void {
    if (isReloading) return;
    isReloading = true;
    const quiet = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', quiet, { capture: true, once: true });
    window.location.reload();
  },
};

/** True if a chunk did not load within 120 seconds: the network is missing, or a newer build has replaced it. */
export function isChunkFailure(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Reloads the portal to retry a failed chunk, which the browser caches as failed; unsaved work is saved first. */
export async function tryAgain(): Promise<void> {
  if (await saveUnsavedWork()) page.reload();
  else feedback.warn(translate('update.unsaved'));
}

/** Says that a part which somebody opened could not be loaded; the page behind it stays. */
export function reportMissingPart(): void {
  feedback.notify({
    key: 'chunk',
    type: 'error',
    title: translate('boundary.part'),
    description: translate(navigator.onLine ? 'boundary.chunkWhy' : 'boundary.offlineWhy'),
    duration: 0,
    action: { text: translate('boundary.reload'), run: tryAgain },
  });
}

/** Shows a notice for chunks requested by a click. Those of a page are reported in its place by the error boundary. */
export function watchChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    reportMissingPart();
  });
}
