import type { Answers, DeclarationSection } from '../../../definition';
import type { Declaration } from '../answers.generated';

export const declaration: DeclarationSection<Answers, 'declaration', Declaration> = {
  key: 'declaration',
  kind: 'declaration',
  title: { zh: '申报承诺', en: 'Commitments', ar: 'التعهدات' },
  statements: [
    {
      zh: '所填内容和所附材料真实、合法、有效，无涉密信息。',
      en: 'The information and attachments are true, lawful and valid, and hold no state secrets.',
      ar: 'المعلومات والمرفقات صحيحة وقانونية وسارية ولا تتضمن أسرارًا للدولة.',
    },
    {
      zh: '同一项目未重复申报或多头申报，不存在弄虚作假、抄袭和侵犯他人知识产权的行为。',
      en: 'The project has not been filed twice, is not fabricated or copied, and infringes no rights.',
      ar: 'لم يُقدّم المشروع مرتين، وليس مختلقًا ولا منقولًا، ولا ينتهك أي حقوق.',
    },
    {
      zh: '单位和项目组成员近三年无科研严重失信和重大安全、环保、质量事故记录。',
      en: 'No serious research misconduct and no major safety, environmental or quality accident in three years.',
      ar: 'لم تقع خلال ثلاث سنوات مخالفة بحثية جسيمة ولا حادث كبير في السلامة أو البيئة أو الجودة.',
    },
    {
      zh: '自筹资金按期到位，财政资金单独核算、专款专用，接受监督检查和审计。',
      en: 'Own funds will be paid in on time; grants are booked separately, used as approved and open to audit.',
      ar: 'يُدفع التمويل الذاتي في موعده، وتُقيّد المنح على حدة وتُستخدم كما اعتُمدت وتخضع للتدقيق.',
    },
    {
      zh: '如有不实，愿承担撤销立项、追回资金、记入科研诚信记录等责任。',
      en: 'If anything is untrue we accept cancellation, repayment and an entry in the integrity record.',
      ar: 'إذا ثبت عدم صحة أي شيء نقبل الإلغاء ورد المبالغ والقيد في سجل النزاهة.',
    },
  ],
  fields: [
    { key: 'agree', zh: '本人及单位已阅读并同意上述承诺', en: 'We have read and agree to the above', ar: 'قرأنا ما سبق ونوافق عليه', type: 'boolean', required: true },
    {
      key: 'signer_name',
      zh: '承诺人（法定代表人或授权人）',
      en: 'Signed by (legal representative or authorised person)',
      ar: 'التوقيع (الممثل القانوني أو المفوض)',
      type: 'text',
      required: true,
      maxLength: 30,
      identifies: true,
    },
    { key: 'sign_date', zh: '承诺日期', en: 'Date', ar: 'التاريخ', type: 'date', required: true },
  ],
};
