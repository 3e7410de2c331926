/** Options that the deployment has switched on, and the settings of the house. */

import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths.generated';
import type { BrowserErrors } from '@domain/system/browser-error-calls';
import type { HouseBody, HouseData } from '@domain/system/office-settings-calls';
import type { SealData } from '@domain/document/seal-calls';
import type { PortalSettings } from '@domain/system/calls';
import type { SystemStatus, TestKind } from '@domain/system/status-calls';
import type {
  ReplayBody,
  WebhookBody,
  WebhookItem,
  WebhookMessage,
  WebhookSecret,
} from '@domain/webhooks/calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Nobody waits for it: a failure is not worth a word. */
export const fetchPortalSettings = () => request<PortalSettings>(paths.portalSettings, inBackground);

export const fetchWebhooks = () => request<WebhookItem[]>(paths.webhooks);

/** The answer tells the secret, this once. */
export const createWebhook = (data: WebhookBody) => request<WebhookSecret>(paths.createWebhook, { data });

export const updateWebhook = (id: string, data: WebhookBody) =>
  request<WebhookItem>(paths.updateWebhook, { path: { id }, data });

export const deleteWebhook = (id: string) => request<null>(paths.deleteWebhook, { path: { id } });

export const rotateWebhook = (id: string) => request<WebhookSecret>(paths.rotateWebhook, { path: { id } });

export const testWebhook = (id: string) => request<null>(paths.testWebhook, { path: { id } });

export const fetchWebhookMessages = (id: string) =>
  request<Page<WebhookMessage>>(paths.webhookMessages, { path: { id }, params: { pageSize: 50 } });

export const replayWebhook = (id: string, data: ReplayBody) =>
  request<{ count: number }>(paths.replayWebhook, { path: { id }, data });

export const fetchHouse = () => request<HouseData>(paths.house);

export const saveHouse = (data: HouseBody) => request<HouseData>(paths.saveHouse, { data });

export const fetchSeal = () => request<SealData>(paths.seal);

export const removeSealPicture = () => request<SealData>(paths.removeSealPicture);

export const fetchSystemStatus = () => request<SystemStatus>(paths.systemStatus);

export const fetchBrowserErrors = () => request<BrowserErrors>(paths.browserErrors);

export const probeServices = () => request<SystemStatus>(paths.probeServices, { data: {} });

/** Sends messages again; without ids all that can be. */
export const sendAgain = (ids?: string[]) =>
  request<{ count: number }>(paths.sendAgain, { data: ids ? { ids } : {} });

export const sendTest = (kind: TestKind) => request<{ to: string }>(paths.sendTest, { data: { kind } });
