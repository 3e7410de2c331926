import type { Dictionary } from '../../definition';
import { siteOwnership } from '../../reference/companies';
import { activityKind, homeKind, workerhomeProjectType } from './dictionaries';

/** Lists by the query `type`. */
export const lookups: Record<string, Dictionary> = {
  project_type: workerhomeProjectType,
  home_kind: homeKind,
  activity_kind: activityKind,
  site_ownership: siteOwnership,
};
