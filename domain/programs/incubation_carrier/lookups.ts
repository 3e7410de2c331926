import type { Dictionary } from '../../definition';
import { siteOwnership } from '../../reference/companies';
import {
  carrierLevel,
  carrierType,
  corporationNature,
  graduationCriterion,
  incubationService,
} from './dictionaries';

/** Lists by the query `type`. */
export const lookups: Record<string, Dictionary> = {
  carrier: carrierType,
  level: carrierLevel,
  nature: corporationNature,
  site: siteOwnership,
  service: incubationService,
  graduation: graduationCriterion,
};
