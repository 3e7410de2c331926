import type { Rule } from '../../../definition';
import { atLeast, atMost, ratioAtLeast } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { isSeniorOrDoctor } from '../staff';

export const staffRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-06',
    level: 'error',
    zh: '专职研发人员数量未达到要求',
    en: 'Not enough full-time R&D staff',
    paths: ['staffData.is_full_time', 'staffData.staff_role'],
    check: ({ indicators, T }) =>
      atLeast(indicators.full_time_rd_staff, T('full_time_rd_staff')) &&
      atLeast(indicators.backbone_count, T('backbone')),
  },
  {
    id: 'IP-09',
    level: 'error',
    zh: '高级职称或博士占比低于30%',
    en: 'Fewer than 30% have senior titles or doctorates',
    paths: ['staffData.education', 'staffData.professional_title'],
    check: ({ staffData, T }) =>
      ratioAtLeast(count(staffData, isSeniorOrDoctor), staffData.length, T('senior_or_doctor_ratio')),
  },
  {
    id: 'IP-11',
    level: 'warning',
    zh: '平台主任年龄超过规定',
    en: 'The director is above the age limit',
    paths: ['leaderData.birth_date'],
    check: ({ indicators, T }) => atMost(indicators.director_age, T('director_age_max')),
  },
  {
    id: 'IP-16',
    level: 'error',
    zh: '固定人员名单须包含平台主任和各方向带头人',
    en: 'The staff list must include the director and each direction leader',
    paths: ['staffData.name', 'leaderData.name', 'directionData.leader_name'],
    check: ({ leaderData, directionData, staffData }) =>
      [leaderData.name, ...directionData.map((row) => row.leader_name)].every((name) =>
        staffData.some((row) => row.name === name),
      ),
  },
  {
    id: 'IP-17',
    level: 'error',
    zh: '研发人员数不能大于职工总数',
    en: 'R&D staff cannot exceed employees',
    paths: [
      'hostData.rd_staff',
      'hostData.employees',
      'newRdData.resident_rd_staff',
      'newRdData.staff_total',
    ],
    check: ({ all, hostData, selectIndex, newRdData }) =>
      all(hostData, (row) => row.rd_staff <= row.employees) &&
      (selectIndex.select_index !== 4 || newRdData.resident_rd_staff <= newRdData.staff_total),
  },
];
