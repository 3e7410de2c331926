import type { Dictionary } from '../../definition';
import { achievementKind } from '../../reference/achievement-kind';
import { applicationStatus } from '../../reference/application-status';
import { delayReason } from '../../reference/delay-reason';
import { ipType } from '../../reference/ip-type';
import { techLevel } from '../../reference/tech-level';
import { acceptanceConclusion, finishState, ipState, satisfaction } from './dictionaries';

/** By the query `type`. */
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
