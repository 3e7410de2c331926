import type { SectionOf } from '../../../definition';
import { countDays } from '../../../expressions/dates';
import { applicationStatus, techLevel } from '../../../reference/achievements';
import { delayReason } from '../../../reference/projects';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';
import { finishState } from '../dictionaries';

export const completion: SectionOf<JiebangguashuaiResultAnswers, 'completion'> = {
  key: 'completion',
  kind: 'fields',
  title: { zh: '完成情况', en: 'Completion', ar: 'الإنجاز' },
  fields: [
    { key: 'finish_state', zh: '完成情况', en: 'State of completion', ar: 'حالة الإنجاز', type: 'select', required: true, options: finishState },
    { key: 'actual_start', zh: '实际开始日期', en: 'Actual start', ar: 'البدء الفعلي', type: 'date', isPast: true, required: true },
    { key: 'actual_end', zh: '实际完成日期', en: 'Actual end', ar: 'الانتهاء الفعلي', type: 'date', isPast: true, required: true },
    {
      key: 'delay_days',
      zh: '延期天数',
      en: 'Days late',
      ar: 'أيام التأخر',
      type: 'integer',
      unit: '天',
      computed: ({ project_link, completion }) => Math.max(0, countDays(project_link.plan_end, completion.actual_end)),
    },
    {
      key: 'delay_reason',
      zh: '未按计划原因',
      en: 'Reason for deviation',
      ar: 'سبب الانحراف',
      type: 'multiselect',
      options: delayReason,
      requiredWhen: ({ completion }) => completion.finish_state !== 'on_time' && completion.finish_state !== 'early',
    },
    { key: 'delay_approval', zh: '延期批准文号', en: 'Approval of extension', ar: 'الموافقة على التمديد', type: 'text', maxLength: 60 },
    { key: 'tech_level', zh: '成果技术水平', en: 'Technical level', ar: 'المستوى التقني', type: 'select', required: true, options: techLevel },
    { key: 'application_status', zh: '成果应用状态', en: 'State of application', ar: 'حالة التطبيق', type: 'select', required: true, options: applicationStatus },
    {
      key: 'summary',
      zh: '实施总结',
      en: 'Summary',
      ar: 'الملخص',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      help: { zh: '完成的工作、解决的关键技术、创新点', en: 'Work done, problems solved, novelty', ar: 'العمل المنجز والمشكلات المحلولة والجدة' },
    },
    { key: 'problems', zh: '存在问题与建议', en: 'Problems and suggestions', ar: 'المشكلات والمقترحات', type: 'textarea', required: true, maxLength: 800 },
    { key: 'next_plan', zh: '后续推广计划', en: 'Plan for wider use', ar: 'خطة التوسع في الاستخدام', type: 'textarea', required: true, maxLength: 800 },
  ],
};
