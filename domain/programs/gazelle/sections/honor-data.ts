import { type SectionOf, scannedFiles } from '../../../definition';
import { honorLevel } from '../../../reference/achievements';
import type { GazelleAnswers } from '../answers.generated';
import { honorType } from '../dictionaries';

export const honorData: SectionOf<GazelleAnswers, 'honorData'> = {
  key: 'honorData',
  kind: 'table',
  listsAs: 'honours',
  title: { zh: '荣誉资质', en: 'Honours and qualifications', ar: 'الأوسمة والمؤهلات' },
  maxRows: 50,
  columns: [
    { key: 'honor_type', means: 'kind', zh: '类别', en: 'Type', ar: 'النوع', type: 'select', required: true, options: honorType },
    { key: 'honor_name', means: 'name', zh: '荣誉（资质）名称', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 100 },
    { key: 'honor_level', means: 'level', zh: '级别', en: 'Level', ar: 'المستوى', type: 'select', required: true, options: honorLevel },
    { key: 'awarding_body', means: 'body', zh: '授予单位', en: 'Awarding body', ar: 'الجهة المانحة', type: 'text', required: true, maxLength: 100 },
    { key: 'award_date', means: 'date', zh: '获得时间', en: 'Date', ar: 'التاريخ', type: 'date', isPast: true, required: true },
    { key: 'certificate_no', means: 'number', zh: '证书（文件）编号', en: 'Certificate or document number', ar: 'رقم الشهادة أو الوثيقة', type: 'text', maxLength: 60 },
    { key: 'valid_until', renews: 'lapse', means: 'until', zh: '有效期至', en: 'Valid until', ar: 'صالح حتى', type: 'date' },
    { key: 'proof_file', means: 'proof', zh: '证明材料', en: 'Supporting document', ar: 'مستند داعم', ...scannedFiles({ maxFiles: 3, maxSizeMb: 10 }), required: true },
  ],
};
