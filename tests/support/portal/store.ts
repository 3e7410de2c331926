import { create } from 'dva-core';

interface Action {
  type: string;
  payload?: unknown;
  callback?: unknown;
}

/** A dva store of the given models alone, for their tests. */
export function startStore<State>(models: object[]) {
  // Like in app.tsx: an effect that fails rejects, and takes nothing else with it.
  const app = create({ onError: () => undefined });
  for (const model of models) app.model(model);
  app.start();
  return {
    /** For react-redux's Provider. */
    redux: app._store,
    run: <Result = unknown>(action: Action): Promise<Result> => app._store.dispatch(action),
    state: (): State => app._store.getState(),
  };
}
