import { create } from 'dva-core';

interface Action {
  type: string;
  payload?: unknown;
  callback?: unknown;
}

/** Starts a dva store of the given models alone, for tests of models. */
export function startStore<State>(models: object[]) {
  // As in app.tsx: a failing effect rejects its promise and affects nothing else.
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
