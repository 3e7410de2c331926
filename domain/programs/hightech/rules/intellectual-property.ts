import { isPatentNoOfType, normalisePatentNo } from '../../../checks/patent-no';
import type { Rule } from '../../../definition';
import { least, measured, selectReachedFigure } from '../../../expressions/figures';
import { ipType } from '../../../reference/achievements';
import type { HightechAnswers } from '../answers.generated';

export const intellectualPropertyRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-03',
    level: 'error',
    zh: '未填报本企业拥有所有权的知识产权，请至少填报一项',
    en: 'No intellectual property right owned by the company is listed; list at least one',
    ar: 'لم يُدرج حق ملكية فكرية تملكه الشركة، أدرج واحدًا على الأقل',
    met: {
      zh: '已填报本企业拥有所有权的知识产权',
      en: 'At least one intellectual property right owned by the company is listed',
      ar: 'أُدرج حق ملكية فكرية واحد على الأقل تملكه الشركة',
    },
    paths: ['ip_table'],
    ...measured<HightechAnswers>(({ ip_table }) => least(ip_table.length, 1, 'item')),
  },
  {
    id: 'HT-04',
    level: 'error',
    zh: 'Ⅱ类知识产权已在以往认定中使用，不能再次使用，请删除该项',
    en: 'A class 2 right was used in an earlier recognition and cannot be used again; remove it',
    ar: 'حق من الفئة 2 استُخدم في اعتماد سابق ولا يجوز استخدامه مجددًا، احذفه',
    met: {
      zh: '所列Ⅱ类知识产权均未在以往认定中使用',
      en: 'No class 2 right was used in an earlier recognition',
      ar: 'لم يُستخدم أي حق من الفئة 2 في اعتماد سابق',
    },
    paths: ['ip_table.ip_type', 'ip_table.used_before'],
    check: ({ all, ip_table }) => all(ip_table, (row) => row.ip_class !== 2 || row.used_before === false),
  },
  {
    id: 'HT-05',
    level: 'error',
    zh: '授权号重复，请删除重复的知识产权',
    en: 'A grant number appears twice; remove the duplicate',
    ar: 'رقم منح مكرر، احذف المكرر',
    met: {
      zh: '各项知识产权的授权号无重复',
      en: 'Every grant number is listed once',
      ar: 'كل رقم منح مدرج مرة واحدة',
    },
    paths: ['ip_table.authorization_no'],
    check: ({ unique, ip_table }) => unique(ip_table, (row) => normalisePatentNo(row.authorization_no)),
  },
  {
    id: 'HT-06',
    level: 'warning',
    zh: '专利号格式或校验位不正确，请对照专利证书核对',
    en: 'The format or check digit of a patent number looks wrong; compare it with the certificate',
    ar: 'صيغة رقم براءة أو خانة التحقق فيه تبدو خاطئة، قارنه بالشهادة',
    met: {
      zh: '专利号格式和校验位正确',
      en: 'The patent numbers are well formed',
      ar: 'أرقام البراءات صحيحة الصيغة',
    },
    paths: ['ip_table.authorization_no', 'ip_table.ip_type'],
    check: ({ all, ip_table }) =>
      all(ip_table, (row) => isPatentNoOfType(ipType, row.ip_type, row.authorization_no)),
  },
  {
    id: 'HT-07',
    level: 'error',
    zh: '授权日期晚于今天，请核对日期',
    en: 'A date of grant lies in the future; correct the date',
    ar: 'تاريخ منح يقع في المستقبل، صحّح التاريخ',
    met: {
      zh: '授权日期均不晚于提交日期',
      en: 'Every right was granted by the date of submission',
      ar: 'مُنح كل حق قبل تاريخ التقديم',
    },
    paths: ['ip_table.authorization_date'],
    check: ({ all, ip_table, ctx }) => all(ip_table, (row) => row.authorization_date <= ctx.today),
  },
  {
    id: 'HT-33',
    level: 'warning',
    zh: '仅有Ⅱ类知识产权且少于5项，数量得分不高于4分，如有其他知识产权请补填',
    en: 'Only class 2 rights and fewer than five: at most 4 points for quantity; add any other rights',
    ar: 'حقوق من الفئة 2 فقط وأقل من خمسة: 4 درجات على الأكثر للعدد، أضف أي حقوق أخرى',
    met: {
      zh: '有Ⅰ类知识产权，或Ⅱ类知识产权5项以上',
      en: 'There is a class 1 right, or at least five class 2 rights',
      ar: 'يوجد حق من الفئة 1 أو خمسة حقوق على الأقل من الفئة 2',
    },
    paths: ['ip_table.ip_type', 'ip_table.used_before'],
    ...measured<HightechAnswers>(({ indicators }) =>
      selectReachedFigure(
        least(indicators.class1_count, 1, 'item'),
        least(indicators.class2_count, 5, 'item'),
      ),
    ),
  },
];
