import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'JR-E1',
    zh: '须对应已立项的揭榜挂帅项目，任务书约定工作已完成',
    en: 'Tied to an approved project whose work is done',
    ar: 'مرتبط بمشروع معتمد أُنجز عمله',
  },
  {
    id: 'JR-E2',
    zh: '应在项目到期后3个月内申请验收；确需延期的须事先批准，延期不超过1年',
    en: 'Apply within three months of the end; extension only with prior approval, one year at most',
    ar: 'يُقدَّم خلال ثلاثة أشهر من الانتهاء، والتمديد بموافقة مسبقة فقط وسنة على الأكثر',
    guess: true,
  },
  {
    id: 'JR-E3',
    zh: '任务完成不足90%的需要复议，不足80%的不通过',
    en: 'Below 90% of the task: reconsider. Below 80%: not passed',
    ar: 'دون 90% من المهمة: يُعاد النظر. دون 80%: غير ناجح',
  },
  {
    id: 'JR-E4',
    zh: '财政资金100万元以上的须提交专项审计报告',
    en: 'A special audit is needed for grants of CNY 1m or more',
    ar: 'يلزم تدقيق خاص للمنح التي تبلغ مليون يوان فأكثر',
  },
  {
    id: 'JR-E5',
    zh: '发榜方须出具应用评价意见，核心指标由第三方检测',
    en: 'The demand side gives its opinion; core indicators are tested by a third party',
    ar: 'تبدي جهة الطلب رأيها، ويختبر طرف ثالث المؤشرات الأساسية',
  },
  {
    id: 'JR-E6',
    zh: '验收通过后按实际支付揭榜方金额和任务书兑现资助',
    en: 'The grant is settled on the amount actually paid to the bidder and the task book',
    ar: 'تُسوّى المنحة على المبلغ المدفوع فعلًا لمقدم العرض وعلى دفتر المهمة',
    guess: true,
  },
];
