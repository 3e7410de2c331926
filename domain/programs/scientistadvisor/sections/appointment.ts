import { amount, count, type SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { hightechDomain } from '../../../reference/hightech-domain';
import { assessment } from '../../../reference/projects';
import type { ScientistadvisorAnswers } from '../answers.generated';
import { advisorPayMode, advisorService, appointmentKind, scientistAdvisorType } from '../dictionaries';

export const appointment: SectionOf<ScientistadvisorAnswers, 'appointment'> = {
  key: 'appointment',
  kind: 'fields',
  title: { zh: '聘任信息', en: 'Appointment' },
  fields: [
    { key: 'advisor_type', zh: '顾问类型', en: 'Type of advisor', type: 'select', required: true, options: scientistAdvisorType },
    { key: 'appoint_kind', zh: '聘任性质', en: 'Kind of appointment', type: 'select', required: true, options: appointmentKind },
    { key: 'appoint_title', zh: '聘任职务', en: 'Title of the post', type: 'text', required: true, maxLength: 50 },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'term_start', zh: '聘期开始', en: 'From', type: 'date', required: true },
    { key: 'term_end', zh: '聘期结束', en: 'To', type: 'date', required: true },
    { key: 'term_months', zh: '聘期', en: 'Term', type: 'integer', unit: '月', computed: ({ appointment }) => countMonths(appointment.term_start, appointment.term_end) },
    { key: 'agreed_days', zh: '约定每年服务天数', en: 'Agreed days a year', ...count('天'), max: 366 },
    { key: 'service_forms', zh: '服务方式', en: 'Form of service', type: 'multiselect', required: true, options: advisorService },
    { key: 'pay_mode', zh: '报酬方式', en: 'Form of pay', type: 'select', required: true, options: advisorPayMode },
    { key: 'annual_pay', zh: '约定年报酬', en: 'Agreed annual pay', ...amount },
    { key: 'paid_last_year', renews: 'year', zh: '上年度实付报酬', en: 'Paid last year', ...amount },
    { key: 'last_assessment', renews: 'year', zh: '上一聘期（年度）考核', en: 'Last assessment', type: 'select', required: true, options: assessment },
  ],
};
