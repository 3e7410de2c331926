import { amount, type SectionOf } from '../../../definition';
import type { ServerprojectAnswers } from '../answers.generated';
import { serviceCategory, serviceResult } from '../dictionaries';

export const serviceCases: SectionOf<ServerprojectAnswers, 'service_cases'> = {
  key: 'service_cases',
  kind: 'table',
  title: { zh: '代表性服务案例', en: 'Service cases', ar: 'حالات الخدمة' },
  minRows: 3,
  maxRows: 20,
  columns: [
    { key: 'client_name', zh: '服务对象', en: 'Client', ar: 'العميل', type: 'text', required: true, maxLength: 100 },
    { key: 'client_credit_code', zh: '统一社会信用代码', en: 'Unified social credit code', ar: 'رمز الائتمان الاجتماعي الموحد', type: 'credit_code', required: true },
    { key: 'related', zh: '是否关联企业', en: 'Related party', ar: 'طرف ذو صلة', type: 'boolean', required: true },
    { key: 'category', zh: '服务类别', en: 'Category', ar: 'الفئة الفرعية', type: 'select', required: true, options: serviceCategory },
    { key: 'contract_no', zh: '合同编号', en: 'Contract no.', ar: 'رقم العقد', type: 'text', required: true, maxLength: 60, uniqueInTable: true },
    { key: 'amount', zh: '合同金额', en: 'Amount', ar: 'المبلغ', ...amount },
    { key: 'service_from', zh: '服务开始', en: 'From', ar: 'من', type: 'date', required: true },
    { key: 'service_to', zh: '服务结束', en: 'To', ar: 'إلى', type: 'date', required: true },
    { key: 'result', zh: '服务成效', en: 'Outcome', ar: 'الحصيلة', type: 'select', required: true, options: serviceResult },
    { key: 'detail', zh: '服务内容与成效说明', en: 'What was done and achieved', ar: 'ما أُنجز وتحقق', type: 'textarea', required: true, maxLength: 400 },
  ],
};
