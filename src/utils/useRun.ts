import { useDispatch } from 'umi';

interface Action {
  type: string;
  payload?: unknown;
  callback?: unknown;
}

/** Runs an effect and hands over what it resolves with: dva's dispatch answers a promise, its type does not say so. */
export function useRun(): <Result>(action: Action) => Promise<Result> {
  return useDispatch() as unknown as <Result>(action: Action) => Promise<Result>;
}
