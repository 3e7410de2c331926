import type { Text } from '../../text';

/** Messages to an office on absences and deputies. */
export const absenceMessages = {
  named: { zh: '已登记离岗，期间由{deputy}代办', en: 'The absence is entered; {deputy} acts meanwhile' },
  ended: { zh: '已结束离岗代办', en: 'The absence is ended' },
  oneself: { zh: '不能由本人代办，请选择其他同事', en: 'Nobody acts for themselves, choose a colleague' },
  closed: {
    zh: '所选代办人的账号已停用，请选择其他同事',
    en: 'The account of this deputy is closed, choose another colleague',
  },
  otherOffice: {
    zh: '代办人须与本人同一角色、同一部门，请选择其他同事',
    en: 'A deputy has the same role in the same department, choose another colleague',
  },
  fewerPrograms: {
    zh: '所选代办人不负责其全部项目，请选择其他同事',
    en: 'This deputy does not review all of the person’s programs, choose another colleague',
  },
  fewerDuties: {
    zh: '所选代办人不承担其全部环节，请选择其他同事',
    en: 'This deputy does not have all of the person’s duties, choose another colleague',
  },
  endsBefore: {
    zh: '结束日期早于开始日期，请重新选择',
    en: 'The last day is before the first one, choose another day',
  },
  isPast: { zh: '所选日期已过，请重新选择', en: 'These days are over, choose others' },
  tooLong: {
    zh: '一次离岗最多{limit}天，请缩短后再登记',
    en: 'One absence lasts {limit} days at most, enter a shorter one',
  },
  noWorkingDay: {
    zh: '所选日期内没有工作日，无需登记',
    en: 'There is no working day in this period, it need not be entered',
  },
  overlaps: {
    zh: '该时段与已登记的离岗重叠，请先结束原登记或另选日期',
    en: 'The period overlaps with an absence that is entered, end that one first or choose other days',
  },
  deputyAway: {
    zh: '所选代办人在该时段也离岗，请选择其他同事',
    en: 'This deputy is away in the period too, choose another colleague',
  },
  isDeputy: {
    zh: '该时段已为同事代办，请先请其更换代办人',
    en: 'The person acts for a colleague in this period, who has to name another deputy first',
  },
  nobody: { zh: '没有这位审核人，请重新选择', en: 'There is no such reviewer, choose another' },
  onlyOwn: {
    zh: '只能登记本人的离岗，他人的由市级管理员登记',
    en: 'Only your own absence can be entered; a city officer enters those of others',
  },
  allAway: {
    zh: '所选审核人均已离岗，请选择在岗的审核人',
    en: 'All of these reviewers are away, choose one who is present',
  },
} satisfies Record<string, Text>;
