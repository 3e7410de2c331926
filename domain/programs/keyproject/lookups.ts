import type { Dictionary } from '../../definition';
import { cooperationMode } from '../../reference/cooperation-mode';
import { hightechDomain } from '../../reference/hightech-domain';
import { keyIndustryChain } from '../../reference/key-industry-chain';
import { techLevel } from '../../reference/tech-level';
import { innovationType, keyProjectType, projectTechSource, trl } from './dictionaries';

/** By the query `type`. */
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
