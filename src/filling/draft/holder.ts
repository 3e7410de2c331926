import type { DraftEffects } from './machine';

interface Action {
  type: string;
  payload?: unknown;
}

export type DraftReducers<State> = Record<
  string,
  (state: State, action: { type: string; payload: never }) => State
>;

/** Holds one draft outside dva, and runs the steps of the machine as dva runs them. */
export interface DraftHolder<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
  dispatch(action: Action): void;
  run<Result>(steps: (fx: DraftEffects) => Generator<unknown, Result>): Promise<Result>;
}

type Step = () => unknown;

export function createDraftHolder<State>(initial: State, reducers: DraftReducers<State>): DraftHolder<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  const waiting = new Set<{ types: string[]; goOn(): void }>();

  function dispatch({ type, payload }: Action): void {
    state = reducers[type]?.(state, { type, payload: payload as never }) ?? state;
    for (const step of waiting) {
      if (!step.types.includes(type)) continue;
      waiting.delete(step);
      step.goOn();
    }
    for (const listener of listeners) listener();
  }

  const fx = {
    call:
      (work: (...args: unknown[]) => unknown, ...args: unknown[]): Step =>
      () =>
        work(...args),
    put:
      (action: Action): Step =>
      () =>
        dispatch(action),
    select:
      (pick: (state: State) => unknown): Step =>
      () =>
        pick(state),
    take:
      (types: string[]): Step =>
      () =>
        new Promise<void>((goOn) => waiting.add({ types, goOn })),
  } as unknown as DraftEffects;

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    run: (steps) => runSteps(steps(fx)),
  };
}

/** Runs a generator, awaiting promises only: nothing happens between reading the state and changing it. */
async function runSteps<Result>(steps: Generator<unknown, Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    try {
      const result = (step.value as Step)();
      step = steps.next(result instanceof Promise ? await result : result);
    } catch (error) {
      step = steps.throw(error);
    }
  }
  return step.value;
}
