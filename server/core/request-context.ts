import { AsyncLocalStorage } from 'node:async_hooks';

/** The current request, for audit lines; services need not pass it on. */
export interface RequestContext {
  ip: string;
  requestId: string;
  /** The person of the request's genuine token. */
  userId?: string;
  /** The mandate by which that person acts. */
  mandateId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Subject of the current work: a person, an address, or an empty string. */
export function getCurrentSubject(): string {
  const context = requestContext.getStore();
  return context?.userId ?? context?.ip ?? '';
}
