import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
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

async function loadOnceReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    await waitForNetwork();
    try {
      return await load();
    } catch (error) {
      if (!isChunkFailure(error)) throw error;
    }
  }
}

/** Loads a chunk; where it cannot be loaded, tells so and resolves once it could be. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onFailure: () => unknown,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    onFailure();
    return loadOnceReachable(load);
  }
}

/** A part that can be loaded before it is drawn. It is then drawn at once, and a failure is told only to whoever opens it. */
type LazyPart<Loaded extends Part> = LazyExoticComponent<Loaded> & { prepare(): Promise<void> };

/** A promise that calls back at once: `lazy` draws what it holds in the same pass, without the fallback. */
const held = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: React asks no more of it
  ({ then: (use: (value: Value) => void) => use(value) }) as Promise<Value>;

/**
 * Like `lazy`, for what stands beside or above a page: without a network the page stays as it is, with what was typed in it, and the
 * part appears once it could be loaded. `isAskedFor`: somebody opened the part and waits for it, so a notice says that it is missing.
 */
export function lazyWithRetry<Loaded extends Part>(
  load: Load<Loaded>,
  { isAskedFor = true } = {},
): LazyPart<Loaded> {
  let loaded: { default: Loaded } | undefined;
  const draw = () => loadWithRetry(load, () => isAskedFor && reportMissingPart());
  const prepare = async () => {
    loaded ??= await load().catch(() => undefined);
  };
  return Object.assign(
    lazy(() => (loaded ? held(loaded) : draw())),
    { prepare },
  );
}
