import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { isSenior } from '../../common/leader';
import { filesData as base } from '../../common/sections/files-data';
import type { SubjectresearchAnswers } from '../answers.generated';

export const filesData = adapt<SubjectresearchAnswers, 'filesData'>(base, {
  omit: ['licence'],
  add: [
    { key: 'legal_proof', zh: '法人证书', en: 'Legal-person certificate', ar: 'شهادة الشخص الاعتباري', ...scannedFiles({ maxFiles: 1 }), required: true },
    {
      key: 'leader_proof',
      zh: '负责人职称、学位与人事关系证明',
      en: 'Leader: title, degree and employment',
      ar: 'الرئيس: اللقب والدرجة والعمل',
      ...scannedFiles({ maxFiles: 5 }),
      required: true,
    },
    {
      key: 'anonymous_argument',
      zh: '课题论证活页（匿名）',
      en: 'Anonymous argument sheet',
      ar: 'ورقة الحجج دون أسماء',
      type: 'file',
      required: true,
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 1,
      generated: 'argument_sheet',
      help: {
        zh: '可下载系统生成的活页，核对后上传；不得出现申报人和单位信息',
        en: 'Download the sheet that the portal makes, check and upload it. No names of people or units',
        ar: 'نزّل الورقة التي تصدرها البوابة وراجعها وارفعها. دون أسماء أشخاص أو جهات',
      },
    },
    { key: 'recommend_letters', zh: '专家推荐书', en: 'Expert letters', ar: 'خطابات الخبراء', ...scannedFiles({ maxFiles: 2 }), requiredWhen: ({ leader }) => !isSenior(leader) },
    {
      key: 'cooperation_agreement',
      zh: '合作协议',
      en: 'Cooperation agreement',
      ar: 'اتفاقية التعاون',
      ...pdf({ maxFiles: 3 }),
      requiredWhen: ({ subject }) => subject.has_partner === true,
    },
    { key: 'earlier_results', zh: '前期成果', en: 'Earlier results', ar: 'النتائج السابقة', ...scannedFiles({ maxFiles: 10 }) },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 5 },
  ],
});
