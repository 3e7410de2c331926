import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const filesData = adapt<ScientistadvisorAnswers, 'filesData'>(base, {
  add: [
    { key: 'agreement_file', zh: '聘任（共建）协议', en: 'Appointment agreement', ar: 'اتفاقية التعيين', ...pdf({ maxFiles: 3 }), required: true },
    { key: 'id_file', zh: '受聘人身份证件', en: 'Advisor’s ID', ar: 'هوية المستشار', ...scannedFiles({ maxFiles: 2 }), required: true },
    {
      key: 'title_files',
      zh: '职称、学位、称号证书',
      en: 'Title, degree and talent certificates',
      ar: 'شهادات اللقب والدرجة والكفاءات',
      ...scannedFiles({ maxFiles: 10 }),
      required: true,
    },
    {
      key: 'unit_consent',
      zh: '派出单位同意函',
      en: 'Consent of the advisor’s employer',
      ar: 'موافقة جهة عمل المستشار',
      ...scannedFiles({ maxFiles: 1 }),
      help: { zh: '退休人员不需要', en: 'Not needed after retirement', ar: 'غير لازمة بعد التقاعد' },
      requiredWhen: ({ advisor }) => advisor.adv_retired === false,
    },
    {
      key: 'pay_file',
      zh: '报酬支付凭证与完税证明',
      en: 'Proof of pay and tax',
      ar: 'إثبات الأجر والضريبة',
      ...pdf({ maxFiles: 12 }),
      requiredWhen: ({ apply }) => apply.apply_amount > 0,
    },
    {
      key: 'service_log',
      zh: '服务工作记录（年度总结）',
      en: 'Record of service',
      ar: 'سجل الخدمة',
      type: 'file',
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 5,
      requiredWhen: ({ appointment }) => appointment.appoint_kind === 'renewal',
    },
    { key: 'result_files', zh: '代表性成果证明', en: 'Proof of results', ar: 'إثبات النتائج', ...scannedFiles({ maxFiles: 10 }) },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
