/** Options that the deployment has switched on. */

import { paths } from '@domain/api/paths';
import type { PortalSettings } from '@domain/calls/system';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Nobody waits for it: a failure is not worth a word. */
export const fetchPortalSettings = () => request<PortalSettings>(paths.portalSettings, inBackground);
