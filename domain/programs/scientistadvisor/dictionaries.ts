/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** A guess without a source. */
export const advisorPayMode: Dictionary = {
  name: 'advisor_pay_mode',
  title: { zh: '报酬方式', en: 'Form of pay', ar: 'شكل الأجر' },
  items: [
    { value: 'annual', zh: '年薪（年度顾问费）', en: 'Annual fee', ar: 'أتعاب سنوية' },
    { value: 'monthly', zh: '按月支付', en: 'Monthly', ar: 'شهريًا' },
    { value: 'project', zh: '按项目支付', en: 'Per project', ar: 'لكل مشروع' },
    { value: 'equity', zh: '股权（期权）', en: 'Equity', ar: 'أسهم' },
    { value: 'free', zh: '不取酬', en: 'Unpaid', ar: 'بلا أجر' },
  ],
};

/** Source: practice. */
export const advisorService: Dictionary = {
  name: 'advisor_service',
  title: { zh: '服务方式', en: 'Form of service', ar: 'شكل الخدمة' },
  items: [
    { value: 'onsite', zh: '驻企工作', en: 'On site', ar: 'في الموقع' },
    { value: 'periodic', zh: '定期指导', en: 'Regular guidance', ar: 'توجيه منتظم' },
    { value: 'remote', zh: '远程咨询', en: 'Remote consulting', ar: 'استشارة عن بُعد' },
    { value: 'joint', zh: '联合攻关', en: 'Joint problem-solving', ar: 'حل مشترك للمشكلات' },
    { value: 'train', zh: '人才培养', en: 'Training of staff', ar: 'تدريب العاملين' },
  ],
};

/** A guess without a source. */
export const appointmentKind: Dictionary = {
  name: 'appointment_kind',
  title: { zh: '聘任性质', en: 'Kind of appointment', ar: 'نوع التعيين' },
  items: [
    { value: 'first', zh: '首次聘任', en: 'First appointment', ar: 'تعيين أول' },
    { value: 'renewal', zh: '续聘', en: 'Renewal', ar: 'تجديد' },
  ],
};

/**
 * Source: practice: academician workstations, technology vice presidents, chief scientists. `age_max`: highest age in years;
 * `days_min`: least number of agreed days of service.
 */
export const scientistAdvisorType: Dictionary = {
  name: 'scientist_advisor_type',
  title: { zh: '顾问类型', en: 'Type of advisor', ar: 'نوع المستشار' },
  items: [
    { value: 'academician', zh: '院士顾问', en: 'Academician advisor', ar: 'مستشار أكاديمي (عضو أكاديمية)', age_max: 80, days_min: 10 },
    { value: 'chief_scientist', zh: '首席科学家', en: 'Chief scientist', ar: 'كبير العلماء', age_max: 65, days_min: 30 },
    { value: 'tech_advisor', zh: '科技顾问', en: 'Science and technology advisor', ar: 'مستشار علوم وتقنية', age_max: 65, days_min: 10 },
    { value: 'tech_vp', zh: '科技副总', en: 'Technology vice president (seconded)', ar: 'نائب رئيس للتقنية (معار)', age_max: 60, days_min: 60 },
  ],
};

/** Source: practice. */
export const talentTitle: Dictionary = {
  name: 'talent_title',
  title: { zh: '人才称号', en: 'Talent titles', ar: 'ألقاب الكفاءات' },
  items: [
    { value: 'academician', zh: '中国科学院或中国工程院院士', en: 'Academician (CAS or CAE)', ar: 'عضو أكاديمية العلوم أو الهندسة الصينية' },
    { value: 'foreign_academician', zh: '外国院士（含外籍院士）', en: 'Foreign academician', ar: 'عضو أكاديمية أجنبية' },
    { value: 'national', zh: '国家级人才计划入选者', en: 'National talent plan', ar: 'خطة الكفاءات الوطنية' },
    { value: 'provincial', zh: '省级人才计划入选者', en: 'Provincial talent plan', ar: 'خطة الكفاءات الإقليمية' },
    { value: 'municipal', zh: '市级人才计划入选者', en: 'Municipal talent plan', ar: 'خطة كفاءات المدينة' },
    { value: 'allowance', zh: '享受国务院政府特殊津贴', en: 'State Council special allowance', ar: 'علاوة مجلس الدولة الخاصة' },
    { value: 'award', zh: '国家科学技术奖获奖人', en: 'National science award winner', ar: 'حائز جائزة العلوم الوطنية' },
    { value: 'none', zh: '无', en: 'None', ar: 'لا يوجد' },
  ],
};
