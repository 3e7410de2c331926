import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { bankAccount } from '../common/sections/bank-account';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import { projectScheduleData } from '../common/sections/project-schedule-data';
import type { ServerprojectAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { filesData } from './sections/files-data';
import { fundingSources } from './sections/funding-sources';
import { plan } from './sections/plan';
import { serviceBudget } from './sections/service-budget';
import { serviceCases } from './sections/service-cases';
import { servicePerformance } from './sections/service-performance';
import { serviceProfile } from './sections/service-profile';
import { serviceStaff } from './sections/service-staff';
import { serviceSummary } from './sections/service-summary';
import { serviceTargets } from './sections/service-targets';

export const form = defineForm<ServerprojectAnswers>({
  sections: [
    applicantBasic,
    contact,
    bankAccount,
    serviceProfile,
    serviceStaff,
    servicePerformance,
    serviceCases,
    plan,
    serviceTargets,
    projectScheduleData,
    fundingSources,
    serviceBudget,
    serviceSummary,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: createPlanDocument(
    {
      zh: '科技服务业项目申报书',
      en: 'Science and technology service declaration',
      ar: 'تصريح خدمات العلوم والتقنية',
    },
    {
      appended: {
        zh: '资质证书、合同与凭证、人员名单',
        en: 'Certificates, contracts with vouchers, staff list',
        ar: 'الشهادات والعقود مع المستندات وقائمة العاملين',
      },
    },
  ),
  basis: [
    '国务院关于加快科技服务业发展的若干意见（国发〔2014〕49号）（服务门类）',
    '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）',
  ],
  brings: [...stated(eligibility, 'SV-E6'), byNotice, letter],
});
