import type { Dictionary } from '../../definition';
import {
  advisorPayMode,
  advisorService,
  appointmentKind,
  scientistAdvisorType,
  talentTitle,
} from './dictionaries';

/** Lists by the query `type`. */
export const lookups: Record<string, Dictionary> = {
  project_type: scientistAdvisorType,
  talent_title: talentTitle,
  advisor_service: advisorService,
  advisor_pay_mode: advisorPayMode,
  appointment_kind: appointmentKind,
};
