import { pdf, scannedFiles } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { ForeignprojectAnswers } from '../answers.generated';

export const filesData = adapt<ForeignprojectAnswers, 'filesData'>(base, {
  add: [
    { key: 'passport_files', zh: '专家护照资料页', en: 'Passport data pages', ar: 'صفحات بيانات الجواز', ...scannedFiles({ maxFiles: 10 }), required: true },
    { key: 'cv_files', zh: '专家简历', en: 'Experts’ CVs', ar: 'السير الذاتية للخبراء', type: 'file', required: true, accept: ['pdf', 'doc', 'docx'], maxSizeMb: 20, maxFiles: 10 },
    { key: 'agreement_files', zh: '合作（聘用）协议或意向书', en: 'Agreements or letters of intent', ar: 'اتفاقيات أو خطابات نوايا', ...pdf({ maxFiles: 10 }), required: true },
    { key: 'degree_files', zh: '学位、任职证明', en: 'Degree and employment proof', ar: 'إثبات الدرجة العلمية والعمل', ...scannedFiles({ maxFiles: 20 }), required: true },
    { key: 'permit_files', zh: '外国人工作许可证', en: 'Work permits', ar: 'تصاريح العمل', ...scannedFiles({ maxFiles: 10 }) },
    {
      key: 'host_plan_file',
      zh: '依托项目立项文件',
      en: 'Approval of the host project',
      ar: 'اعتماد المشروع المضيف',
      ...pdf({ maxFiles: 1 }),
      requiredWhen: ({ project_basic }) => isFilledIn(project_basic.host_plan),
    },
    {
      key: 'security_letter',
      zh: '保密与知识产权承诺书',
      en: 'Confidentiality and IP letter',
      ar: 'خطاب السرية والملكية الفكرية',
      ...scannedFiles({ maxFiles: 1 }),
      required: true,
    },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
