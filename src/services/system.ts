/** Options that the deployment has switched on, and the settings of the house. */

import { paths } from '@domain/api/paths';
import type { HouseBody, HouseData } from '@domain/calls/house';
import type { PortalSettings } from '@domain/calls/system';
import type { SystemStatus, TestKind } from '@domain/calls/system-status';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Nobody waits for it: a failure is not worth a word. */
export const fetchPortalSettings = () => request<PortalSettings>(paths.portalSettings, inBackground);

export const fetchHouse = () => request<HouseData>(paths.house);

export const saveHouse = (data: HouseBody) => request<HouseData>(paths.saveHouse, { data });

export const fetchSystemStatus = () => request<SystemStatus>(paths.systemStatus);

export const probeServices = () => request<SystemStatus>(paths.probeServices, { data: {} });

/** Without ids: all that can be sent again. */
export const sendAgain = (ids?: string[]) =>
  request<{ count: number }>(paths.sendAgain, { data: ids ? { ids } : {} });

export const sendTest = (kind: TestKind) => request<{ to: string }>(paths.sendTest, { data: { kind } });
