import { defineForm } from '../../definition';
import { byNotice, letter, stated } from '../common/brings';
import { createPlanDocument } from '../common/document';
import { applicantBasic } from '../common/sections/applicant-basic';
import { bankAccount } from '../common/sections/bank-account';
import { contact } from '../common/sections/contact';
import { declaration } from '../common/sections/declaration';
import type { OverseasprojectAnswers } from './answers.generated';
import { eligibility } from './eligibility';
import { rules } from './rules';
import { apply } from './sections/apply';
import { employment } from './sections/employment';
import { entryRecords } from './sections/entry-records';
import { filesData } from './sections/files-data';
import { filing } from './sections/filing';
import { payRecords } from './sections/pay-records';
import { subsidy } from './sections/subsidy';
import { talent } from './sections/talent';
import { work } from './sections/work';

export const form = defineForm<OverseasprojectAnswers>({
  sections: [
    applicantBasic,
    contact,
    bankAccount,
    filing,
    talent,
    employment,
    payRecords,
    entryRecords,
    work,
    subsidy,
    apply,
    declaration,
    filesData,
  ],
  rules,
  eligibility,
  document: createPlanDocument(
    {
      zh: '海外工程师（柔性引才）资助申报书',
      en: 'Overseas engineer and flexible overseas talent declaration',
      ar: 'تصريح المهندسين من الخارج والكفاءات الأجنبية المرنة',
    },
    {
      appended: {
        zh: '护照、工作许可、合同、薪酬与完税证明',
        en: 'Passport, permits, contract, proof of pay and tax',
        ar: 'الجواز والتصاريح والعقد وإثبات الأجر والضريبة',
      },
    },
  ),
  basis: [
    '外国人来华工作许可分类规定（2017）',
    '科技主管部门发布的本批次申报通知（申报条件、限额以通知为准）',
  ],
  brings: [...stated(eligibility, 'OV-E9'), byNotice, letter],
});
