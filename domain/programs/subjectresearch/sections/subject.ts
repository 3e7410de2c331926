import type { SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { discipline } from '../../../reference/discipline';
import { rdActivity } from '../../../reference/projects';
import type { SubjectresearchAnswers } from '../answers.generated';
import { subjectCategory, subjectDirection, subjectMethod } from '../dictionaries';

export const subject: SectionOf<SubjectresearchAnswers, 'subject'> = {
  key: 'subject',
  kind: 'fields',
  title: { zh: '课题信息', en: 'Subject', ar: 'الموضوع' },
  fields: [
    { key: 'subject_name', zh: '课题名称', en: 'Title', ar: 'العنوان', type: 'text', required: true, minLength: 6, maxLength: 40 },
    { key: 'subject_category', zh: '课题类别', en: 'Category', ar: 'الفئة الفرعية', type: 'select', required: true, options: subjectCategory },
    { key: 'subject_direction', zh: '选题方向', en: 'Direction', ar: 'الاتجاه', type: 'select', required: true, options: subjectDirection },
    { key: 'guide_no', zh: '指南题号', en: 'Guide item no.', ar: 'رقم بند الدليل', type: 'text', maxLength: 20, requiredWhen: ({ subject }) => subject.subject_category === 'key' },
    { key: 'discipline', zh: '学科分类', en: 'Discipline', ar: 'التخصص العلمي', type: 'select', required: true, options: discipline },
    { key: 'research_type', zh: '研究类型', en: 'Type of research', ar: 'نوع البحث', type: 'select', required: true, options: rdActivity },
    { key: 'methods', zh: '研究方法', en: 'Methods', ar: 'المناهج', type: 'multiselect', required: true, options: subjectMethod },
    {
      key: 'keywords',
      zh: '关键词',
      en: 'Keywords',
      ar: 'الكلمات المفتاحية',
      type: 'text',
      required: true,
      maxLength: 60,
      help: { zh: '不超过5个，用分号隔开', en: 'Up to five, separated by semicolons', ar: 'خمسة على الأكثر، تفصل بينها فاصلة منقوطة' },
    },
    { key: 'start_date', zh: '开始日期', en: 'Start date', ar: 'تاريخ البدء', type: 'date', required: true },
    { key: 'end_date', zh: '完成日期', en: 'End date', ar: 'تاريخ الانتهاء', type: 'date', required: true },
    {
      key: 'duration_months',
      zh: '研究期限',
      en: 'Duration',
      ar: 'المدة',
      type: 'integer',
      unit: '月',
      computed: ({ subject }) => countMonths(subject.start_date, subject.end_date),
    },
    { key: 'lump_sum', zh: '是否经费包干', en: 'Lump-sum funding', ar: 'تمويل بمبلغ مقطوع', type: 'boolean', required: true },
    { key: 'has_partner', zh: '是否有合作单位', en: 'Has partner units', ar: 'له جهات شريكة', type: 'boolean', required: true },
    { key: 'abstract', zh: '课题摘要', en: 'Abstract', ar: 'الملخص', type: 'textarea', required: true, minLength: 100, maxLength: 600 },
  ],
};
