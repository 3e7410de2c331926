import { type ComponentType, lazy } from 'react';
import { isChunkFailure, reportMissingPart } from './chunks';

// biome-ignore lint/suspicious/noExplicitAny: the bound of React's own `lazy`
type Part = ComponentType<any>;
type Load<Loaded extends Part> = () => Promise<{ default: Loaded }>;

const TRY_AGAIN_MS = 30_000;

const waitForNetwork = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, TRY_AGAIN_MS);
    window.addEventListener('online', resolve, { once: true });
  });

async function loadOnceReachable<Loaded extends Part>(load: Load<Loaded>): Promise<{ default: Loaded }> {
  for (;;) {
    await waitForNetwork();
    try {
      return await load();
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
    }
  }
}

/**
 * Like `lazy`, for what stands beside or above a page: without a network the page stays as it is, with what was typed in it, and the
 * part appears once it could be loaded. `isAskedFor`: somebody opened the part and waits for it, so a notice says that it is missing.
 */
export const lazyWithRetry = <Loaded extends Part>(load: Load<Loaded>, { isAskedFor = true } = {}) =>
  lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
      if (isAskedFor) reportMissingPart();
      return loadOnceReachable(load);
    }
  });
