import type { Dictionary } from '../../definition';
import { techLevel } from '../../reference/achievements';
import { hightechDomain } from '../../reference/hightech-domain';
import { keyIndustryChain } from '../../reference/key-industry-chain';
import { cooperationMode } from '../../reference/projects';
import { innovationType, keyProjectType, projectTechSource, trl } from './dictionaries';

/** Lists by the query `type`. */
export const lookups: Record<string, Dictionary> = {
  project_type: keyProjectType,
  tech_domain: hightechDomain,
  tech_source: projectTechSource,
  cooperation_mode: cooperationMode,
  innovation_type: innovationType,
  tech_level: techLevel,
  trl: trl,
  key_industry_chain: keyIndustryChain,
};
