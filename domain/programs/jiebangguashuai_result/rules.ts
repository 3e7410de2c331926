import type { Rule } from '../../definition';
import { has, isFilledIn } from '../../expressions/choices';
import { countDays } from '../../expressions/dates';
import { least, measured, most, percentage } from '../../expressions/figures';
import { near } from '../../expressions/numbers';
import { count, getRowByKey } from '../../expressions/tables';
import { commonRules } from '../common/rules/common';
import type { JiebangguashuaiResultAnswers } from './answers.generated';

export const rules: Rule<JiebangguashuaiResultAnswers>[] = [
  ...commonRules,
  {
    id: 'JR-R01',
    level: 'error',
    zh: '实际完成日期不晚于实际开始日期，请核对两个日期',
    en: 'The actual end is not after the actual start; check both dates',
    ar: 'الانتهاء الفعلي ليس بعد البدء الفعلي، راجع التاريخين',
    met: {
      zh: '实际完成日期晚于实际开始日期',
      en: 'The actual end is after the actual start',
      ar: 'الانتهاء الفعلي بعد البدء الفعلي',
    },
    paths: ['completion.actual_start', 'completion.actual_end'],
    check: ({ completion }) => countDays(completion.actual_start, completion.actual_end) > 0,
  },
  {
    id: 'JR-R02',
    level: 'error',
    zh: '延期完成但未填写原因或批准文号，请补填',
    en: 'The finish is late, but its reason or approval is missing; add both',
    ar: 'الإنجاز متأخر وسببه أو الموافقة عليه ناقصان، أضف كليهما',
    met: {
      zh: '已填写延期原因和批准文号',
      en: 'The reason and approval for the late finish are given',
      ar: 'ذُكر سبب التأخر والموافقة عليه',
    },
    applies: ({ completion }) => completion.delay_days > 0,
    elsewhere: { zh: '未延期完成', en: 'The finish is not late', ar: 'الإنجاز غير متأخر' },
    paths: ['project_link.plan_end', 'completion.actual_end', 'completion.delay_approval'],
    check: ({ completion }) => isFilledIn(completion.delay_reason) && isFilledIn(completion.delay_approval),
  },
  {
    id: 'JR-R03',
    level: 'error',
    zh: '完成情况与日期不符，请核对完成情况和完成日期',
    en: 'The state of completion does not agree with the dates; check both',
    ar: 'حالة الإنجاز لا توافق التواريخ، راجع كليهما',
    met: {
      zh: '完成情况与日期相符',
      en: 'The state of completion agrees with the dates',
      ar: 'حالة الإنجاز توافق التواريخ',
    },
    paths: ['completion.finish_state', 'project_link.plan_end', 'completion.actual_end'],
    check: ({ completion }) =>
      completion.finish_state === 'delayed'
        ? completion.delay_days > 0
        : !has(['on_time', 'early'], completion.finish_state) || completion.delay_days === 0,
  },
  {
    id: 'JR-R04',
    level: 'error',
    zh: '延期超过365天，不能验收，请核对完成日期',
    en: 'A finish more than a year late cannot be accepted; check the date',
    ar: 'الإنجاز المتأخر أكثر من سنة لا يُقبل، راجع التاريخ',
    met: {
      zh: '延期不超过365天',
      en: 'The finish is no more than a year late',
      ar: 'لا يتأخر الإنجاز أكثر من سنة',
    },
    paths: ['project_link.plan_end', 'completion.actual_end'],
    ...measured<JiebangguashuaiResultAnswers>(({ completion }) =>
      most(completion.delay_days ?? 0, 365, 'day'),
    ),
  },
  {
    id: 'JR-R05',
    level: 'error',
    zh: '有核心指标缺少第三方检测机构或报告编号，请补填',
    en: 'A core indicator lacks its test body or report number; add both',
    ar: 'مؤشر أساسي ينقصه جهة الاختبار أو رقم التقرير، أضف كليهما',
    met: {
      zh: '核心指标均有第三方检测机构和报告编号',
      en: 'Every core indicator has a test body and report number',
      ar: 'لكل مؤشر أساسي جهة اختبار ورقم تقرير',
    },
    paths: ['indicator_results.is_core', 'indicator_results.test_org', 'indicator_results.report_no'],
    check: ({ all, indicator_results }) =>
      all(
        indicator_results,
        (row) => row.is_core !== true || (isFilledIn(row.test_org) && isFilledIn(row.report_no)),
      ),
  },
  {
    id: 'JR-R06',
    level: 'warning',
    zh: '指标完成率低于90%，可能需要复议，低于80%不予通过，请核对完成情况',
    en: 'Fewer than 90% of the indicators are reached: this may be reconsidered, below 80% it fails; check them',
    ar: 'تحقق أقل من 90% من المؤشرات: قد يُعاد النظر، ودون 80% يفشل، راجعها',
    met: {
      zh: '指标完成率不低于90%',
      en: 'At least 90% of the indicators are reached',
      ar: 'تحقق 90% من المؤشرات على الأقل',
    },
    paths: ['indicator_results.reached'],
    ...measured<JiebangguashuaiResultAnswers>(({ indicator_results }) => {
      const reached = count(indicator_results, (row) => row.reached === true);
      return least(percentage(reached, indicator_results.length), 90, 'percent');
    }),
  },
  {
    id: 'JR-R07',
    level: 'error',
    zh: '核心指标未全部达到，发榜方结论不能为“通过”，请核对指标或结论',
    en: 'A core indicator is missed, so the conclusion cannot be “passed”; check the indicators or the conclusion',
    ar: 'لم يتحقق مؤشر أساسي فلا تكون النتيجة «ناجح»، راجع المؤشرات أو النتيجة',
    met: {
      zh: '核心指标全部达到',
      en: 'Every core indicator is reached',
      ar: 'تحققت جميع المؤشرات الأساسية',
    },
    applies: ({ evaluation }) => evaluation.demander_conclusion === 'pass',
    elsewhere: {
      zh: '发榜方结论不是“通过”',
      en: 'Asked only where the conclusion is “passed”',
      ar: 'يُطلب فقط حيث النتيجة «ناجح»',
    },
    paths: ['evaluation.demander_conclusion', 'indicator_results.is_core', 'indicator_results.reached'],
    check: ({ all, indicator_results }) =>
      all(indicator_results, (row) => row.is_core !== true || row.reached === true),
  },
  {
    id: 'JR-R08',
    level: 'error',
    zh: '实际支付揭榜方超过合同金额，请核对支付情况',
    en: 'Payments exceed the contract; check them',
    ar: 'الدفعات تتجاوز العقد، راجعها',
    met: {
      zh: '实际支付揭榜方不超过合同金额',
      en: 'Payments are within the contract',
      ar: 'الدفعات ضمن العقد',
    },
    paths: ['milestone_results.actual_pay', 'project_link.contract_amount'],
    ...measured<JiebangguashuaiResultAnswers>(({ result_summary, project_link }) =>
      most(result_summary.paid_total, project_link.contract_amount ?? 0, '10k_yuan'),
    ),
  },
  {
    id: 'JR-R09',
    level: 'error',
    zh: '决算中支付揭榜方与支付情况合计不一致，请核对两表',
    en: 'The account differs from the payments; check both tables',
    ar: 'الحساب يختلف عن الدفعات، راجع الجدولين',
    met: {
      zh: '决算中支付揭榜方与支付情况合计一致',
      en: 'The account agrees with the payments',
      ar: 'الحساب يوافق الدفعات',
    },
    paths: ['final_account.actual', 'milestone_results.actual_pay'],
    check: ({ final_account, result_summary }) =>
      near(getRowByKey(final_account, 'to_bidder').actual, result_summary.paid_total),
  },
  {
    id: 'JR-R10',
    level: 'error',
    zh: '财政资金支出超过立项资助，请核对支出',
    en: 'Grant spending exceeds the grant; check it',
    ar: 'الإنفاق من المنحة يتجاوزها، راجعه',
    met: {
      zh: '财政资金支出不超过立项资助',
      en: 'Grant spending is within the grant',
      ar: 'الإنفاق من المنحة ضمنها',
    },
    paths: ['project_link.grant_approved', 'final_account.actual_grant'],
    check: ({ result_summary }) => result_summary.grant_left >= -0.005,
  },
  {
    id: 'JR-R11',
    level: 'error',
    zh: '申请兑现金额超过立项资助，请调减申请金额',
    en: 'The claim exceeds the grant; reduce it',
    ar: 'المطالبة تتجاوز المنحة، خفّضها',
    met: { zh: '申请兑现金额不超过立项资助', en: 'The claim is within the grant', ar: 'المطالبة ضمن المنحة' },
    paths: ['claim.claim_amount', 'project_link.grant_approved'],
    ...measured<JiebangguashuaiResultAnswers>(({ claim, project_link }) =>
      most(claim.claim_amount, project_link.grant_approved ?? 0, '10k_yuan'),
    ),
  },
  {
    id: 'JR-R12',
    level: 'error',
    zh: '成果清单中的授权发明专利少于填报数，请补填成果或核对填报数',
    en: 'Fewer granted invention patents are listed than counted; add them or correct the count',
    ar: 'براءات الاختراع الممنوحة المدرجة أقل من العدد المذكور، أضفها أو صحّح العدد',
    met: {
      zh: '成果清单中的授权发明专利数不少于填报数',
      en: 'The listed granted invention patents cover the count',
      ar: 'براءات الاختراع الممنوحة المدرجة تغطي العدد',
    },
    paths: ['output_list.ip_kind', 'output_list.state', 'output_counts.ac_invention_granted'],
    check: ({ output_list, output_counts }) =>
      count(output_list, (row) => row.ip_kind === 'invention' && row.state === 'granted') >=
      output_counts.ac_invention_granted,
  },
  {
    id: 'JR-R13',
    level: 'error',
    zh: '成果编号重复，请删除重复的成果',
    en: 'A result is listed twice; remove one row',
    ar: 'نتيجة مدرجة مرتين، احذف أحد الصفين',
    met: { zh: '各项成果的编号无重复', en: 'Every result is listed once', ar: 'كل نتيجة مدرجة مرة واحدة' },
    paths: ['output_list.number'],
    check: ({ unique, output_list }) => unique(output_list, 'number'),
  },
  {
    id: 'JR-R14',
    level: 'warning',
    zh: '有科目的预算与实际相差超过20%但未说明，请补充差异说明',
    en: 'An item differs from its budget by more than 20%; explain why',
    ar: 'بند يختلف عن ميزانيته بأكثر من 20%، أوضح السبب',
    met: {
      zh: '预算与实际相差不超过20%，或已说明差异',
      en: 'Every item is within 20% of its budget or explained',
      ar: 'كل بند في حدود 20% من ميزانيته أو موضَّح',
    },
    paths: ['final_account.actual', 'final_account.budget', 'final_account.diff_note'],
    check: ({ all, leafRows, final_account }) =>
      all(
        leafRows(final_account),
        (row) => Math.abs(row.actual - row.budget) <= 0.2 * row.budget + 0.005 || isFilledIn(row.diff_note),
      ),
  },
  {
    id: 'JR-R15',
    level: 'error',
    zh: '项目已终止，不能申请兑现资助，请将申请兑现金额改为0',
    en: 'A terminated project cannot claim; set the claim to 0',
    ar: 'المشروع المنتهي قبل الأوان لا يطالب، اجعل المطالبة 0',
    met: {
      zh: '终止的项目未申请兑现资助',
      en: 'The terminated project claims nothing',
      ar: 'المشروع المنتهي قبل الأوان لا يطالب بشيء',
    },
    applies: ({ completion }) => completion.finish_state === 'terminated',
    elsewhere: { zh: '项目没有终止', en: 'The project was not terminated', ar: 'لم يُنهَ المشروع قبل الأوان' },
    paths: ['completion.finish_state', 'claim.claim_amount'],
    check: ({ claim }) => claim.claim_amount === 0,
  },
  {
    id: 'JR-R16',
    level: 'warning',
    zh: '有知识产权在项目开始之前取得，请核对取得日期',
    en: 'A result dates from before the project began; check its date',
    ar: 'نتيجة تاريخها قبل بدء المشروع، راجع تاريخها',
    met: {
      zh: '知识产权均在项目开始之后取得',
      en: 'Every result dates from after the project began',
      ar: 'كل نتيجة تاريخها بعد بدء المشروع',
    },
    paths: ['completion.actual_start', 'output_list.got_date'],
    check: ({ all, output_list, completion }) =>
      all(output_list, (row) => countDays(completion.actual_start, row.got_date) >= 0),
  },
];
