/** Decisions of the desk and of lists, which can be taken back for a moment. */

import { CODE } from '@domain/api/codes';
import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type {
  OrderBody,
  OrderData,
  OrderHead,
  OrderPreview,
  OrdersQuery,
  PreviewBody,
  SignBody,
  SignedMany,
  SignManyBody,
  ToSign,
} from '@domain/review/order-calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Filings that a decision is to reach: these, or those that the queue finds. */
export interface OrderTarget {
  filings?: { id: string; version?: number }[];
  filter?: object;
  /** The number of filings that these filters found on the page. */
  found?: number;
}

export const previewOrder = ({ found: _, ...data }: OrderTarget & Pick<PreviewBody, 'action'>) =>
  request<OrderPreview>(paths.previewOrder, { data });

/** The same `key` may be sent again: it is ordered once. */
export const orderDecision = (data: OrderBody, key: string) =>
  request<OrderData>(paths.orderDecision, { data, headers: { 'Idempotency-Key': key } });

/** By how many 万元 a refused order exceeds the budget of its batch; 0 where that is not the reason. */
export const overBudgetIn = ({ code, data }: { code: number; data?: unknown }): number =>
  code === CODE.success ? 0 : ((data as { over?: number } | null)?.over ?? 0);

export const fetchOrders = (params: Partial<OrdersQuery>) =>
  request<Page<OrderHead>>(paths.decisionOrders, { params });

/** Orders that can still be taken back, or have refusals that were not seen. */
export const fetchOpenOrders = () =>
  request<Page<OrderHead>>(paths.decisionOrders, { params: { open: 'true' }, ...inBackground });

export const fetchOrder = (id: string) => request<OrderData>(paths.decisionOrder, { path: { id } });

/** The page of the decisions that wait for this person's signature. */
export const TO_SIGN = '/review/toSign';

export const fetchToSign = (params: { current?: number; pageSize?: number; program?: string }) =>
  request<Page<ToSign>>(paths.decisionsToSign, { params });

/** How many there are, for the menu and the queue. */
export const countToSign = () =>
  request<Page<ToSign>>(paths.decisionsToSign, { params: { current: 1, pageSize: 1 }, ...inBackground });

export const signDecisions = (data: SignManyBody) => request<SignedMany>(paths.signDecisions, { data });

export const signDecision = (id: string, data: SignBody) =>
  request<null>(paths.signDecision, { path: { id }, data });

export const takeBackOrder = (id: string) => request<OrderData>(paths.takeBackOrder, { path: { id } });

export const noteOrder = (id: string) => request<null>(paths.noteOrder, { path: { id }, ...inBackground });
