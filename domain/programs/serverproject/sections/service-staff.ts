import { count, type SectionOf } from '../../../definition';
import type { ServerprojectAnswers } from '../answers.generated';

export const serviceStaff: SectionOf<ServerprojectAnswers, 'service_staff'> = {
  key: 'service_staff',
  kind: 'fields',
  title: { zh: '服务人员', en: 'Service staff', ar: 'العاملون في الخدمة' },
  fields: [
    { key: 'staff_total', zh: '专职服务人员', en: 'Full-time service staff', ar: 'العاملون المتفرغون في الخدمة', ...count('人') },
    { key: 'staff_college', zh: '其中：大专及以上', en: 'of whom with a college degree', ar: 'منهم بشهادة جامعية', ...count('人') },
    { key: 'staff_senior', zh: '其中：中级及以上职称', en: 'of whom with an intermediate or higher title', ar: 'منهم بلقب متوسط أو أعلى', ...count('人') },
    { key: 'staff_broker', zh: '其中：技术经纪（经理）人', en: 'of whom technology brokers', ar: 'منهم وسطاء تقنية', ...count('人') },
    { key: 'staff_parttime', zh: '兼职专家', en: 'Part-time experts', ar: 'خبراء بدوام جزئي', ...count('人') },
  ],
};
