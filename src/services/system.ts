/** What the deployment has switched on. */

import { ERROR_LEVEL } from '@domain/api/codes';
import { paths } from '@domain/api/paths';
import type { PortalSettings } from '@domain/calls/system';
import { request } from '@/utils/request';

/** Nobody waits for it: a failure is not worth a word. */
export const fetchPortalSettings = () =>
  request<PortalSettings>(paths.portalSettings, { level: ERROR_LEVEL.silent });
