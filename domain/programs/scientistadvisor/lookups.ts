import type { Dictionary } from '../../definition';
import { advisorPayMode } from '../../reference/advisor-pay-mode';
import { advisorService } from '../../reference/advisor-service';
import { appointmentKind } from '../../reference/appointment-kind';
import { scientistAdvisorType } from '../../reference/scientist-advisor-type';
import { talentTitle } from '../../reference/talent-title';

/** By the query `type`. */
export const lookups: Record<string, Dictionary> = {
  project_type: scientistAdvisorType,
  talent_title: talentTitle,
  advisor_service: advisorService,
  advisor_pay_mode: advisorPayMode,
  appointment_kind: appointmentKind,
};
