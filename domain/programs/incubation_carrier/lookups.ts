import type { Dictionary } from '../../definition';
import { carrierLevel } from '../../reference/carrier-level';
import { carrierType } from '../../reference/carrier-type';
import { corporationNature } from '../../reference/corporation-nature';
import { graduationCriterion } from '../../reference/graduation-criterion';
import { incubationService } from '../../reference/incubation-service';
import { siteOwnership } from '../../reference/site-ownership';

/** By the query `type`. */
export const lookups: Record<string, Dictionary> = {
  carrier: carrierType,
  level: carrierLevel,
  nature: corporationNature,
  site: siteOwnership,
  service: incubationService,
  graduation: graduationCriterion,
};
