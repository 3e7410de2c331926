import { AsyncLocalStorage } from 'node:async_hooks';

/** What the lines of the audit log say about the request behind them, without every service passing it on. */
export interface RequestContext {
  ip: string;
  requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
