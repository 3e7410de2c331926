/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** A guess without a source. */
export const advisorPayMode: Dictionary = {
  name: 'advisor_pay_mode',
  title: { zh: '报酬方式', en: 'Form of pay' },
  items: [
    { value: 'annual', zh: '年薪（年度顾问费）', en: 'Annual fee' },
    { value: 'monthly', zh: '按月支付', en: 'Monthly' },
    { value: 'project', zh: '按项目支付', en: 'Per project' },
    { value: 'equity', zh: '股权（期权）', en: 'Equity' },
    { value: 'free', zh: '不取酬', en: 'Unpaid' },
  ],
};

/** Source: practice. */
export const advisorService: Dictionary = {
  name: 'advisor_service',
  title: { zh: '服务方式', en: 'Form of service' },
  items: [
    { value: 'onsite', zh: '驻企工作', en: 'On site' },
    { value: 'periodic', zh: '定期指导', en: 'Regular guidance' },
    { value: 'remote', zh: '远程咨询', en: 'Remote consulting' },
    { value: 'joint', zh: '联合攻关', en: 'Joint problem-solving' },
    { value: 'train', zh: '人才培养', en: 'Training of staff' },
  ],
};

/** A guess without a source. */
export const appointmentKind: Dictionary = {
  name: 'appointment_kind',
  title: { zh: '聘任性质', en: 'Kind of appointment' },
  items: [
    { value: 'first', zh: '首次聘任', en: 'First appointment' },
    { value: 'renewal', zh: '续聘', en: 'Renewal' },
  ],
};

/**
 * Source: practice: academician workstations, technology vice presidents, chief scientists. `age_max`: highest age in years;
 * `days_min`: least number of agreed days of service.
 */
export const scientistAdvisorType: Dictionary = {
  name: 'scientist_advisor_type',
  title: { zh: '顾问类型', en: 'Type of advisor' },
  items: [
    { value: 'academician', zh: '院士顾问', en: 'Academician advisor', age_max: 80, days_min: 10 },
    { value: 'chief_scientist', zh: '首席科学家', en: 'Chief scientist', age_max: 65, days_min: 30 },
    { value: 'tech_advisor', zh: '科技顾问', en: 'Science and technology advisor', age_max: 65, days_min: 10 },
    { value: 'tech_vp', zh: '科技副总', en: 'Technology vice president (seconded)', age_max: 60, days_min: 60 },
  ],
};

/** Source: practice. */
export const talentTitle: Dictionary = {
  name: 'talent_title',
  title: { zh: '人才称号', en: 'Talent titles' },
  items: [
    { value: 'academician', zh: '中国科学院或中国工程院院士', en: 'Academician (CAS or CAE)' },
    { value: 'foreign_academician', zh: '外国院士（含外籍院士）', en: 'Foreign academician' },
    { value: 'national', zh: '国家级人才计划入选者', en: 'National talent plan' },
    { value: 'provincial', zh: '省级人才计划入选者', en: 'Provincial talent plan' },
    { value: 'municipal', zh: '市级人才计划入选者', en: 'Municipal talent plan' },
    { value: 'allowance', zh: '享受国务院政府特殊津贴', en: 'State Council special allowance' },
    { value: 'award', zh: '国家科学技术奖获奖人', en: 'National science award winner' },
    { value: 'none', zh: '无', en: 'None' },
  ],
};
