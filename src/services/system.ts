/** What the deployment has switched on. */
import type { PortalSettings } from '@domain/api/calls/system';
import { ERROR_LEVEL } from '@domain/api/codes';
import { paths } from '@domain/api/paths';
import { request } from '@/utils/request';

/** Nobody waits for it: a failure is not worth a word. */
export const fetchPortalSettings = () =>
  request<PortalSettings>(paths.portalSettings, { level: ERROR_LEVEL.silent });
