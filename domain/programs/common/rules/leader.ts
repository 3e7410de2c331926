import type { Rule } from '../../../definition';
import { computeAge, jan1 } from '../../../expressions/dates';
import { below, least, measured, most } from '../../../expressions/figures';
import type { Leader } from '../answers.generated';
import { isIdCardConsistentWithLeader, isSenior } from '../leader';

type Led<K extends keyof Leader = keyof Leader> = { leader: Pick<Leader, K> };

/* Rules that a program may also take one by one, under an id of its own. */

export const leaderUnder60: Rule<Led> = {
  id: 'LDR-01',
  level: 'error',
  zh: '项目负责人申报当年1月1日已满60周岁，请更换负责人或核对出生日期',
  en: 'The leader was 60 or older on 1 January of the batch year; choose another leader or check the date of birth',
  ar: 'بلغ الرئيس 60 عامًا أو أكثر في 1 يناير من سنة الدفعة، اختر رئيسًا آخر أو راجع تاريخ الميلاد',
  met: {
    zh: '项目负责人申报当年1月1日未满60周岁',
    en: 'The leader was under 60 on 1 January of the batch year',
    ar: 'كان عمر الرئيس أقل من 60 عامًا في 1 يناير من سنة الدفعة',
  },
  paths: ['leader.leader_birth'],
  ...measured<Led>(({ leader, ctx }) =>
    below(computeAge(leader.leader_birth, jan1(ctx.batchYear)), 60, 'year'),
  ),
};

export const leaderMonths: Rule<Led<'leader_months'>> = {
  id: 'LDR-03',
  level: 'error',
  zh: '项目负责人每年用于本项目的工作时间少于6个月，请调整投入时间',
  en: 'The leader spends less than six months a year on the project; plan more time',
  ar: 'يخصص الرئيس للمشروع أقل من ستة أشهر سنويًا، خطّط لوقت أطول',
  met: {
    zh: '项目负责人每年用于本项目的工作时间不少于6个月',
    en: 'The leader spends at least six months a year on the project',
    ar: 'يخصص الرئيس للمشروع ستة أشهر سنويًا على الأقل',
  },
  paths: ['leader.leader_months'],
  ...measured<Led<'leader_months'>>(({ leader }) => least(leader.leader_months, 6, 'month')),
};

export const leaderTwoProjects: Rule<Led> = {
  id: 'LDR-04',
  level: 'error',
  zh: '含本项目在内，负责人承担和参加的在研项目超过2项，请更换负责人或核对项数',
  en: 'Counting this one, the leader has more than two projects; choose another leader or check the number',
  ar: 'مع هذا المشروع يكون للرئيس أكثر من مشروعين، اختر رئيسًا آخر أو راجع العدد',
  met: {
    zh: '含本项目在内，负责人承担和参加的在研项目不超过2项',
    en: 'Counting this one, the leader has at most two projects',
    ar: 'مع هذا المشروع يكون للرئيس مشروعان على الأكثر',
  },
  paths: ['leader.leader_ongoing'],
  ...measured<Led>(({ leader }) => most(leader.leader_ongoing + 1, 2, 'item')),
};

export const leaderIdentity: Rule<{ leader: Parameters<typeof isIdCardConsistentWithLeader>[0] }> = {
  id: 'LDR-05',
  level: 'error',
  zh: '居民身份证号与出生日期、性别不一致，请对照证件核对',
  en: 'The resident ID number does not agree with the date of birth or gender; compare it with the card',
  ar: 'رقم هوية المقيم لا يوافق تاريخ الميلاد أو الجنس، قارنه بالبطاقة',
  met: {
    zh: '负责人的居民身份证号与出生日期、性别一致',
    en: "The leader's resident ID number agrees with the date of birth and gender",
    ar: 'رقم هوية الرئيس يوافق تاريخ الميلاد والجنس',
  },
  applies: ({ leader }) => leader.leader_id_type === 'id_card',
  elsewhere: {
    zh: '证件不是居民身份证，不作此项校验',
    en: 'Checked for resident ID cards only',
    ar: 'يُتحقق منه لبطاقات هوية المقيم فقط',
  },
  paths: ['leader.leader_id_type', 'leader.leader_id_no', 'leader.leader_birth', 'leader.leader_gender'],
  check: ({ leader }) => isIdCardConsistentWithLeader(leader),
};

export const leaderRules: Rule<Led>[] = [
  leaderUnder60,
  {
    id: 'LDR-02',
    level: 'error',
    zh: '项目负责人没有副高级及以上职称，也没有博士学位，请更换负责人或核对填报内容',
    en: 'The leader has neither a senior (or associate) title nor a doctorate; choose another leader or check the answers',
    ar: 'ليس للرئيس لقب مهني عالٍ (أو مشارك) ولا دكتوراه، اختر رئيسًا آخر أو راجع الإجابات',
    met: {
      zh: '项目负责人具有副高级及以上职称或博士学位',
      en: 'The leader has a senior (or associate) title or a doctorate',
      ar: 'للرئيس لقب مهني عالٍ (أو مشارك) أو دكتوراه',
    },
    paths: ['leader.leader_title', 'leader.leader_degree'],
    check: ({ leader }) => isSenior(leader),
  },
  leaderMonths,
  leaderTwoProjects,
  leaderIdentity,
];

/** Rules of programs in which a person may lead one project in a batch. */
export const leaderOnceRules: Rule<{ leader: Pick<Leader, 'leader_id_no'> }>[] = [
  /** No other submitted declaration of this program and batch has the same leader. */
  {
    id: 'LDR-06',
    level: 'error',
    zh: '同一负责人同一批次只能牵头申报1个项目，请更换负责人或撤回另一项申报',
    en: 'One leader can file only one project in a batch; choose another leader or withdraw the other filing',
    ar: 'لا يجوز للرئيس الواحد أن يقدّم سوى مشروع واحد في الدفعة، اختر رئيسًا آخر أو اسحب الطلب الآخر',
    met: {
      zh: '负责人在本批次没有牵头申报其他项目',
      en: 'The leader files no other project in this batch',
      ar: 'لا يقدّم الرئيس مشروعًا آخر في هذه الدفعة',
    },
    paths: ['leader.leader_id_no'],
    server: true,
    onceInBatch: 'leader.leader_id_no',
  },
];
