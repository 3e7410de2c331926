import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { OverseasprojectAnswers } from '../answers.generated';

export const filesData = adapt<OverseasprojectAnswers, 'filesData'>(base, {
  add: [
    {
      key: 'passport_file',
      zh: '护照（证件）资料页与签证页',
      en: 'Passport data and visa pages',
      ar: 'صفحات بيانات الجواز والتأشيرة',
      ...scannedFiles({ maxFiles: 5 }),
      required: true,
    },
    { key: 'degree_file', zh: '最高学位（资格）证书', en: 'Degree or qualification', ar: 'شهادة الدرجة أو المؤهل', ...scannedFiles({ maxFiles: 3 }), required: true },
    {
      key: 'permit_file',
      zh: '外国人工作许可证、居留许可',
      en: 'Work and residence permits',
      ar: 'تصاريح العمل والإقامة',
      ...scannedFiles({ maxFiles: 3 }),
      requiredWhen: ({ talent }) => talent.permit_category !== 'exempt',
    },
    { key: 'contract_file', zh: '劳动合同或工作协议', en: 'Employment contract or agreement', ar: 'عقد العمل أو الاتفاقية', ...pdf({ maxFiles: 3 }), required: true },
    { key: 'pay_file', zh: '薪酬发放凭证', en: 'Proof of pay', ar: 'إثبات الأجر', ...pdf({ maxFiles: 12 }), required: true },
    { key: 'tax_file', zh: '个人所得税完税证明', en: 'Income tax certificates', ar: 'شهادات ضريبة الدخل', ...pdf({ maxFiles: 12 }), required: true },
    {
      key: 'entry_file',
      zh: '出入境记录',
      en: 'Border records',
      ar: 'سجلات الحدود',
      ...scannedFiles({ maxFiles: 3 }),
      requiredWhen: ({ filing }) => filing.engagement === 'fulltime',
    },
    {
      key: 'result_file',
      zh: '工作成效证明',
      en: 'Proof of results',
      ar: 'إثبات النتائج',
      type: 'file',
      accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'],
      maxSizeMb: 20,
      maxFiles: 10,
    },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
