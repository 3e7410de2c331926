import { useDispatch } from 'umi';

interface Action {
  type: string;
  payload?: unknown;
  callback?: unknown;
}

/** Runs an effect and resolves with its result: dva's dispatch returns a promise, which its type does not state. */
export function useRun(): <Result>(action: Action) => Promise<Result> {
  return useDispatch() as unknown as <Result>(action: Action) => Promise<Result>;
}
