import { amount, count, type SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { hightechDomain } from '../../../reference/hightech-domain';
import { assessment } from '../../../reference/projects';
import type { ScientistadvisorAnswers } from '../answers.generated';
import { advisorPayMode, advisorService, appointmentKind, scientistAdvisorType } from '../dictionaries';

export const appointment: SectionOf<ScientistadvisorAnswers, 'appointment'> = {
  key: 'appointment',
  kind: 'fields',
  title: { zh: '聘任信息', en: 'Appointment', ar: 'التعيين' },
  fields: [
    { key: 'advisor_type', zh: '顾问类型', en: 'Type of advisor', ar: 'نوع المستشار', type: 'select', required: true, options: scientistAdvisorType },
    { key: 'appoint_kind', zh: '聘任性质', en: 'Kind of appointment', ar: 'نوع التعيين', type: 'select', required: true, options: appointmentKind },
    { key: 'appoint_title', zh: '聘任职务', en: 'Title of the post', ar: 'مسمى المنصب', type: 'text', required: true, maxLength: 50 },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    { key: 'term_start', zh: '聘期开始', en: 'From', ar: 'من', type: 'date', required: true },
    { key: 'term_end', zh: '聘期结束', en: 'To', ar: 'إلى', type: 'date', required: true },
    {
      key: 'term_months',
      zh: '聘期',
      en: 'Term',
      ar: 'مدة التعيين',
      type: 'integer',
      unit: '月',
      computed: ({ appointment }) => countMonths(appointment.term_start, appointment.term_end),
    },
    { key: 'agreed_days', zh: '约定每年服务天数', en: 'Agreed days a year', ar: 'الأيام المتفق عليها سنويًا', ...count('天'), max: 366 },
    { key: 'service_forms', zh: '服务方式', en: 'Form of service', ar: 'شكل الخدمة', type: 'multiselect', required: true, options: advisorService },
    { key: 'pay_mode', zh: '报酬方式', en: 'Form of pay', ar: 'شكل الأجر', type: 'select', required: true, options: advisorPayMode },
    { key: 'annual_pay', zh: '约定年报酬', en: 'Agreed annual pay', ar: 'الأجر السنوي المتفق عليه', ...amount },
    { key: 'paid_last_year', renews: 'year', zh: '上年度实付报酬', en: 'Paid last year', ar: 'المدفوع في السنة الماضية', ...amount },
    { key: 'last_assessment', renews: 'year', zh: '上一聘期（年度）考核', en: 'Last assessment', ar: 'آخر تقييم', type: 'select', required: true, options: assessment },
  ],
};
