import type { Dictionary } from '../../definition';
import { discipline } from '../../reference/discipline';
import { hightechDomain } from '../../reference/hightech-domain';
import { rdActivity } from '../../reference/projects';
import { researchProjectType } from './dictionaries';

/** Lists by the query `type`. */
export const lookups: Record<string, Dictionary> = {
  project_type: researchProjectType,
  discipline: discipline,
  rd_activity: rdActivity,
  tech_domain: hightechDomain,
};
