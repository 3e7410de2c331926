import { count, type Dictionary, defineForm, type FieldsSection, type Rule } from '../../definition';
import { has } from '../../expressions/choices';
import { least, measured, most } from '../../expressions/figures';
import { delayReason } from '../../reference/projects';
import type { ReportProgressAnswers } from './answers.generated';
import { createMoneyField, createProjectSection, createProofSection, createReportDocument } from './shared';

/** Source: practice: provincial self-check form. */
const progressState: Dictionary = {
  name: 'progress_state',
  title: { zh: '总体进展', en: 'Overall progress', ar: 'التقدم الإجمالي' },
  items: [
    { value: 'ahead', zh: '进度超前', en: 'Ahead of plan', ar: 'متقدم على الخطة' },
    { value: 'normal', zh: '按计划进行', en: 'On plan', ar: 'حسب الخطة' },
    { value: 'late', zh: '推迟', en: 'Late', ar: 'متأخر' },
    { value: 'stopped', zh: '停滞', en: 'Stopped', ar: 'متوقف' },
  ],
};

type Progress = ReportProgressAnswers['progress'];
type WithProgress = Pick<ReportProgressAnswers, 'project_link' | 'progress'>;

const isLate = ({ progress }: WithProgress): boolean => has(['late', 'stopped'], progress.overall_state);

const progressFields: FieldsSection<WithProgress, 'progress', Progress> = {
  key: 'progress',
  kind: 'fields',
  title: { zh: '执行情况', en: 'Progress', ar: 'التقدم' },
  fields: [
    {
      key: 'overall_state',
      zh: '总体进展',
      en: 'Overall progress',
      ar: 'التقدم الإجمالي',
      type: 'select',
      required: true,
      options: progressState,
    },
    {
      key: 'deviation_reason',
      zh: '推迟或停滞原因',
      en: 'Reason if late or stopped',
      ar: 'سبب التأخر أو التوقف',
      type: 'multiselect',
      options: delayReason,
      showWhen: isLate,
      requiredWhen: isLate,
    },
    {
      key: 'work_done',
      zh: '本年度工作进展',
      en: 'Work this year',
      ar: 'عمل هذه السنة',
      type: 'textarea',
      required: true,
      maxLength: 3000,
    },
    {
      key: 'key_results',
      zh: '取得的主要成果',
      en: 'Main results',
      ar: 'أهم النتائج',
      type: 'textarea',
      required: true,
      maxLength: 2000,
    },
    createMoneyField('spend_grant', '本年度财政资金支出', 'Grant spent this year'),
    createMoneyField('spend_own', '本年度自筹资金支出', 'Own funds spent this year'),
    createMoneyField('spend_grant_total', '累计财政资金支出', 'Grant spent in all'),
    { key: 'patents_filed', zh: '申请发明专利', en: 'Invention patents filed', ar: 'براءات اختراع مقدَّمة', ...count('件') },
    { key: 'patents_granted', zh: '授权发明专利', en: 'Invention patents granted', ar: 'براءات اختراع ممنوحة', ...count('件') },
    createMoneyField('sales_added', '新增销售收入', 'Added sales'),
    createMoneyField('tax_added', '新增税收', 'Added taxes'),
    { key: 'people_trained', zh: '培养人才', en: 'People trained', ar: 'الأشخاص المدرَّبون', ...count('人') },
    {
      key: 'problems',
      zh: '存在问题与调整建议',
      en: 'Problems and changes asked for',
      ar: 'المشكلات والتغييرات المطلوبة',
      type: 'textarea',
      maxLength: 1000,
    },
    {
      key: 'next_plan',
      zh: '下年度计划',
      en: 'Plan for next year',
      ar: 'خطة السنة القادمة',
      type: 'textarea',
      required: true,
      maxLength: 1500,
    },
  ],
};

export const createProgressSection = <A extends WithProgress>(): FieldsSection<A, 'progress', Progress> => progressFields as unknown as FieldsSection<A, 'progress', Progress>;

const rules: Rule<WithProgress>[] = [
  {
    id: 'PG-01',
    level: 'error',
    zh: '累计财政资金支出超过立项资助，请核对累计支出',
    en: 'Grant spent exceeds the grant approved; check the total',
    ar: 'المنفق من المنحة يتجاوز المنحة المعتمدة، راجع المجموع',
    met: { zh: '累计财政资金支出不超过立项资助', en: 'Grant spent is within the grant approved', ar: 'المنفق من المنحة ضمن المنحة المعتمدة' },
    paths: ['progress.spend_grant_total'],
    ...measured<WithProgress>(({ progress: told, project_link: approved }) => most(told.spend_grant_total, approved.grant_approved ?? 0, '10k_yuan')),
  },
  {
    id: 'PG-02',
    level: 'error',
    zh: '累计支出小于本年度支出，请核对两项金额',
    en: 'The total is below this year; check both amounts',
    ar: 'المجموع أقل من هذه السنة، راجع المبلغين',
    met: { zh: '累计支出不小于本年度支出', en: 'The total covers this year', ar: 'المجموع يغطي هذه السنة' },
    paths: ['progress.spend_grant', 'progress.spend_grant_total'],
    ...measured<WithProgress>(({ progress: told }) => least(told.spend_grant_total, told.spend_grant ?? undefined, '10k_yuan')),
  },
];

export const createProgressRules = <A extends WithProgress>(): Rule<A>[] => rules as unknown as Rule<A>[];

export const form = defineForm<ReportProgressAnswers>({
  sections: [createProjectSection(), createProgressSection(), createProofSection()],
  rules: createProgressRules(),
  eligibility: [],
  document: createReportDocument({ zh: '年度执行情况报告', en: 'Annual progress report', ar: 'تقرير سنوي لسير العمل' }),
  basis: [],
});
