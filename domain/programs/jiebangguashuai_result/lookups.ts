import type { Dictionary } from '../../definition';
import { achievementKind, applicationStatus, ipType, techLevel } from '../../reference/achievements';
import { delayReason } from '../../reference/projects';
import { acceptanceConclusion, finishState, ipState, satisfaction } from './dictionaries';

/** Lists by the query `type`. */
export const lookups: Record<string, Dictionary> = {
  finish_state: finishState,
  acceptance_conclusion: acceptanceConclusion,
  application_status: applicationStatus,
  delay_reason: delayReason,
  achievement_kind: achievementKind,
  ip_kind: ipType,
  ip_state: ipState,
  tech_level: techLevel,
  satisfaction: satisfaction,
};
