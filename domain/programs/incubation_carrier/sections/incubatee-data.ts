import { amount, count, type SectionOf } from '../../../definition';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const incubateeData: SectionOf<IncubationCarrierAnswers, 'incubateeData'> = {
  key: 'incubateeData',
  kind: 'table',
  title: { zh: '在孵企业（入驻企业）情况表', en: 'Incubatees (resident companies)', ar: 'المحتضنون (الشركات المقيمة)' },
  import: 'xlsx',
  minRows: 1,
  maxRows: 500,
  columns: [
    { key: 'company_name', zh: '企业名称', en: 'Company', ar: 'الشركة', type: 'text', required: true, maxLength: 100 },
    { key: 'credit_code', zh: '统一社会信用代码', en: 'Unified social credit code', ar: 'رمز الائتمان الاجتماعي الموحد', type: 'credit_code', required: true, maxLength: 18 },
    { key: 'registered_date', zh: '成立时间', en: 'Date of establishment', ar: 'تاريخ التأسيس', type: 'date', isPast: true, required: true },
    { key: 'entry_date', zh: '入驻时间', en: 'Date of entry', ar: 'تاريخ الدخول', type: 'date', required: true },
    { key: 'area', zh: '使用面积', en: 'Area used', ar: 'المساحة المستخدمة', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    { key: 'domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    { key: 'employees', zh: '从业人员', en: 'Employees', ar: 'عدد العاملين', ...count('人') },
    { key: 'revenue', zh: '上年度营业收入', en: 'Revenue last year', ar: 'إيرادات السنة الماضية', ...amount },
    { key: 'rd_spend', zh: '上年度研发投入', en: 'R&D spending last year', ar: 'إنفاق البحث والتطوير في السنة الماضية', ...amount },
    {
      key: 'grew_over_20',
      zh: '营业收入或研发投入同比增长是否超过20%',
      en: 'Revenue or R&D up by more than 20%?',
      ar: 'هل نمت الإيرادات أو البحث والتطوير بأكثر من 20%؟',
      type: 'boolean',
      required: true,
    },
    { key: 'has_ip_application', zh: '是否已申请专利', en: 'Patent applied for?', ar: 'هل قُدّم طلب براءة؟', type: 'boolean', required: true },
    { key: 'valid_ip_count', zh: '有效知识产权数', en: 'Valid IP rights', ar: 'حقوق ملكية فكرية سارية', ...count('件') },
    { key: 'financing_amount', zh: '累计获得投融资额', en: 'Total financing', ar: 'مجموع التمويل', ...amount },
  ],
};
