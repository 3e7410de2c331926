/** Reports that are filed on a national site: confirmed here, with the sealed cover page as proof. */
import { defineForm, type FieldsSection, type FileField, type Rule, scannedFiles } from '../../definition';
import type { ReportExternalAnswers } from './answers.generated';
import { createReportDocument } from './shared';

type Confirmation = ReportExternalAnswers['external'];
type WithConfirmation = { external: Confirmation };

export const confirmationFields: FieldsSection<WithConfirmation, 'external', Confirmation>['fields'] = [
  {
    key: 'filed_on',
    zh: '上报日期',
    en: 'Filed on',
    ar: 'قُدّم في',
    type: 'date',
    required: true,
    help: { zh: '在国家系统完成上报的日期', en: 'The day on which it was filed on the national site', ar: 'اليوم الذي قُدّم فيه في الموقع الوطني' },
  },
  { key: 'filed_no', zh: '报表编号或登记号', en: 'Number given by that site', ar: 'الرقم الذي أعطاه ذلك الموقع', type: 'text', maxLength: 60 },
  {
    key: 'confirmed',
    zh: '确认已在国家系统上报',
    en: 'It was filed on the national site',
    ar: 'قُدّم في الموقع الوطني',
    type: 'boolean',
    required: true,
  },
];

export const confirmation = { zh: '上报确认', en: 'Confirmation', ar: 'التأكيد' };

export const confirmationRules: Rule<WithConfirmation>[] = [
  {
    id: 'EX-01',
    level: 'error',
    zh: '上报日期晚于今天，请核对日期',
    en: 'The day of filing lies in the future; correct it',
    ar: 'يوم التقديم في المستقبل، صحّحه',
    met: { zh: '上报日期不晚于今天', en: 'It was filed by today', ar: 'قُدّم حتى هذا اليوم' },
    paths: ['external.filed_on'],
    check: ({ external, ctx }) => external.filed_on <= ctx.today,
  },
  {
    id: 'EX-02',
    level: 'error',
    zh: '尚未确认在国家系统上报，请先在国家系统完成上报，再在此确认',
    en: 'Filing on the national site is not confirmed; file it there first, then confirm here',
    ar: 'لم يُؤكد التقديم في الموقع الوطني، قدّمه هناك أولًا ثم أكّد هنا',
    met: { zh: '已在国家系统上报', en: 'It was filed on the national site', ar: 'قُدّم في الموقع الوطني' },
    paths: ['external.confirmed'],
    check: ({ external }) => external.confirmed === true,
  },
];

export const cover = { key: 'cover', zh: '盖章封面页', en: 'Sealed cover page', ar: 'صفحة الغلاف مختومة', ...scannedFiles({ maxFiles: 3 }), required: true } satisfies FileField & {
  key: 'cover';
};

export const filesTitle = { zh: '附件', en: 'Attachments', ar: 'المرفقات' };

export const form = defineForm<ReportExternalAnswers>({
  sections: [
    { key: 'external', kind: 'fields', title: confirmation, fields: confirmationFields },
    { key: 'filesData', kind: 'files', title: filesTitle, fields: [cover] },
  ],
  rules: confirmationRules,
  eligibility: [],
  document: createReportDocument({ zh: '上报确认', en: 'Confirmation of a report', ar: 'تأكيد تقرير' }),
  basis: [],
});
