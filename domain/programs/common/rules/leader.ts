import type { Rule } from '../../../definition';
import { age, jan1 } from '../../../expressions/dates';
import type { Leader } from '../answers.generated';
import { idCardAgrees, isSenior } from '../leader';

export const leaderRules: Rule<{ leader: Leader }>[] = [
  {
    id: 'LDR-01',
    level: 'error',
    zh: '项目负责人申报当年1月1日应未满60周岁',
    en: 'The leader must be under 60 on 1 January of the batch year',
    paths: ['leader.leader_birth'],
    check: ({ leader, ctx }) => age(leader.leader_birth, jan1(ctx.batchYear)) < 60,
  },
  {
    id: 'LDR-02',
    level: 'error',
    zh: '项目负责人应具有副高级及以上职称或博士学位',
    en: 'The leader needs a senior (or associate) title or a doctorate',
    paths: ['leader.leader_title', 'leader.leader_degree'],
    check: ({ leader }) => isSenior(leader),
  },
  {
    id: 'LDR-03',
    level: 'error',
    zh: '项目负责人每年用于本项目工作时间不得少于6个月',
    en: 'The leader must spend at least six months a year on the project',
    paths: ['leader.leader_months'],
    check: ({ leader }) => leader.leader_months >= 6,
  },
  {
    id: 'LDR-04',
    level: 'error',
    zh: '含本项目在内，负责人承担和参加的在研项目不得超过2项',
    en: 'Counting this one, the leader may have at most two projects',
    paths: ['leader.leader_ongoing'],
    check: ({ leader }) => leader.leader_ongoing + 1 <= 2,
  },
  {
    id: 'LDR-05',
    level: 'error',
    zh: '居民身份证号与出生日期、性别不一致',
    en: 'The resident ID number does not agree with the date of birth or gender',
    paths: ['leader.leader_id_type', 'leader.leader_id_no', 'leader.leader_birth', 'leader.leader_gender'],
    check: ({ leader }) => idCardAgrees(leader),
  },
];

/** Of programs that a person may lead once in a batch. */
export const leaderOnceRules: Rule<{ leader: Pick<Leader, 'leader_id_no'> }>[] = [
  /** No other declaration of this program and batch that was sent has the same leader. */
  {
    id: 'LDR-06',
    level: 'error',
    zh: '同一负责人同一批次只能牵头申报1个项目',
    en: 'One leader can file only one project in a batch',
    paths: ['leader.leader_id_no'],
    server: true,
    onceInBatch: 'leader.leader_id_no',
  },
];
