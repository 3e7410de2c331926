import type { Dictionary } from '../../definition';
import { activityKind } from '../../reference/activity-kind';
import { homeKind } from '../../reference/home-kind';
import { siteOwnership } from '../../reference/site-ownership';
import { workerhomeProjectType } from '../../reference/workerhome-project-type';

/** By the query `type`. */
export const lookups: Record<string, Dictionary> = {
  project_type: workerhomeProjectType,
  home_kind: homeKind,
  activity_kind: activityKind,
  site_ownership: siteOwnership,
};
