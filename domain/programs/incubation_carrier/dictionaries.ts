/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const activityType: Dictionary = {
  name: 'activity_type',
  title: { zh: '活动类型', en: 'Event type' },
  items: [
    { value: 'salon', zh: '创业沙龙', en: 'Start-up salon' },
    { value: 'roadshow', zh: '项目路演', en: 'Pitch event' },
    { value: 'contest', zh: '创业大赛', en: 'Start-up contest' },
    { value: 'training', zh: '创业教育培训', en: 'Entrepreneurship training' },
    { value: 'matchmaking', zh: '资源对接', en: 'Matchmaking' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Seed values of a sample city, which the deploying body replaces. */
export const carrierLevel: Dictionary = {
  name: 'carrier_level',
  title: { zh: '申报级别', en: 'Level applied for' },
  items: [
    { value: 'city_basic', zh: '市级基础型', en: 'Municipal, basic' },
    { value: 'city_demo', zh: '市级示范型', en: 'Municipal, demonstration' },
    { value: 'provincial', zh: '推荐省级', en: 'Recommend for provincial level' },
    { value: 'national_standard', zh: '推荐标准级（工信部）', en: 'Recommend for MIIT standard grade' },
    { value: 'national_excellent', zh: '推荐卓越级（工信部）', en: 'Recommend for MIIT excellence grade' },
  ],
};

/** Source: 沈阳市科技型企业孵化器管理办法(2025)将加速器、众创类载体一并纳入. */
export const carrierType: Dictionary = {
  name: 'carrier_type',
  title: { zh: '孵化载体类型', en: 'Incubation carrier type' },
  items: [
    { value: '1', zh: '综合孵化器', en: 'General incubator' },
    { value: '2', zh: '专业孵化器', en: 'Specialised incubator' },
    { value: '3', zh: '众创空间', en: 'Maker space' },
    { value: '4', zh: '加速器', en: 'Accelerator' },
    { value: '5', zh: '大学科技园', en: 'University science park' },
  ],
};

export const corporationNature: Dictionary = {
  name: 'corporation_nature',
  title: { zh: '运营主体性质', en: 'Nature of the operator' },
  items: [
    { value: '1', zh: '国有企业', en: 'State-owned enterprise' },
    { value: '2', zh: '民营企业', en: 'Private enterprise' },
    { value: '3', zh: '外资（港澳台）企业', en: 'Foreign, Hong Kong, Macao or Taiwan enterprise' },
    { value: '4', zh: '混合所有制企业', en: 'Mixed-ownership enterprise' },
    { value: '5', zh: '事业单位', en: 'Public institution' },
    { value: '6', zh: '民办非企业单位（社会服务机构）', en: 'Private non-enterprise unit' },
    { value: '7', zh: '高等学校或科研院所', en: 'University or research institute' },
  ],
};

/** Source: 科技企业孵化器管理办法(国科发区〔2018〕300号)毕业企业条件. */
export const graduationCriterion: Dictionary = {
  name: 'graduation_criterion',
  title: { zh: '毕业条件', en: 'Graduation criterion' },
  items: [
    { value: 'hightech', zh: '获得高新技术企业资格', en: 'Recognised as a high-tech enterprise' },
    { value: 'investment_500w', zh: '累计获得天使投资或风险投资超过500万元', en: 'Angel or venture investment above 5 million yuan in total' },
    { value: 'revenue_1000w', zh: '连续2年营业收入累计超过1000万元', en: 'Revenue above 10 million yuan in total over two consecutive years' },
    { value: 'merged_listed', zh: '被兼并、收购或在资本市场挂牌、上市', en: 'Merged, acquired or listed' },
  ],
};

export const incubationService: Dictionary = {
  name: 'incubation_service',
  title: { zh: '孵化服务类别', en: 'Incubation service' },
  items: [
    { value: 'tutoring', zh: '创业辅导', en: 'Start-up tutoring' },
    { value: 'technical', zh: '技术支持（研发设计、检验检测、小试中试）', en: 'Technical support (R&D design, testing, pilot)' },
    { value: 'market', zh: '市场拓展', en: 'Market development' },
    { value: 'finance', zh: '投资融资', en: 'Investment and financing' },
    { value: 'consulting', zh: '管理咨询', en: 'Management consulting' },
    { value: 'ip', zh: '知识产权', en: 'Intellectual property' },
    { value: 'hr', zh: '人力资源', en: 'Human resources' },
    { value: 'law_tax', zh: '财税法务', en: 'Accounting, tax and legal' },
    { value: 'policy', zh: '政策与项目申报', en: 'Policy and project filing' },
    { value: 'international', zh: '国际合作', en: 'International cooperation' },
  ],
};
