import { AsyncLocalStorage } from 'node:async_hooks';

/** The request behind audit lines, which no service has to pass on. */
export interface RequestContext {
  ip: string;
  requestId: string;
  /** The person of a genuine token that came along. */
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
