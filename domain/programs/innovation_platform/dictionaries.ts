/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const hospitalGrade: Dictionary = {
  name: 'hospital_grade',
  title: { zh: '医院等级', en: 'Hospital grade' },
  items: [
    { value: '3a', zh: '三级甲等', en: 'Grade III A' },
    { value: '3b', zh: '三级乙等', en: 'Grade III B' },
    { value: '2a', zh: '二级甲等', en: 'Grade II A' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

export const hostNature: Dictionary = {
  name: 'host_nature',
  title: { zh: '依托单位性质', en: 'Nature of the host organisation' },
  items: [
    { value: 'enterprise', zh: '企业', en: 'Enterprise' },
    { value: 'converted_institute', zh: '转制院所', en: 'Institute converted into a company' },
    { value: 'university', zh: '高等学校', en: 'University' },
    { value: 'institute', zh: '科研院所', en: 'Research institute' },
    { value: 'hospital', zh: '医疗卫生机构', en: 'Medical institution' },
    { value: 'social', zh: '社会服务机构', en: 'Social service organisation' },
  ],
};

export const outputType: Dictionary = {
  name: 'output_type',
  title: { zh: '成果类别', en: 'Output type' },
  items: [
    { value: 'invention', zh: '发明专利', en: 'Invention patent' },
    { value: 'utility_model', zh: '实用新型专利', en: 'Utility model patent' },
    { value: 'software_copyright', zh: '软件著作权', en: 'Software copyright' },
    { value: 'standard', zh: '标准', en: 'Standard' },
    { value: 'paper', zh: '论文著作', en: 'Paper or book' },
    { value: 'award', zh: '科技奖励', en: 'Science and technology award' },
    { value: 'new_product', zh: '新产品（新工艺、新装置）', en: 'New product, process or device' },
    { value: 'transfer', zh: '成果转化合同', en: 'Technology transfer contract' },
    { value: 'clinical_guideline', zh: '临床指南或专家共识', en: 'Clinical guideline or consensus' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** The value is the selectIndex of the specification; 1 is the default. */
export const platformKind: Dictionary = {
  name: 'platform_kind',
  title: { zh: '创新平台类型', en: 'Innovation platform kind' },
  items: [
    {
      value: 1,
      zh: '技术创新中心（工程技术研究中心）',
      en: 'Technology innovation centre (engineering technology research centre)',
      ar: 'مركز ابتكار تقني (مركز أبحاث التقنية الهندسية)',
    },
    { value: 2, zh: '重点实验室', en: 'Key laboratory', ar: 'مختبر رئيسي' },
    { value: 3, zh: '企业技术中心', en: 'Enterprise technology centre', ar: 'مركز تقني للشركة' },
    { value: 4, zh: '新型研发机构', en: 'New-type R&D institution', ar: 'مؤسسة بحث وتطوير من نوع جديد' },
    { value: 5, zh: '临床医学研究中心', en: 'Clinical medical research centre', ar: 'مركز أبحاث الطب السريري' },
    { value: 6, zh: '中试基地', en: 'Pilot-scale base', ar: 'قاعدة تجارب نصف صناعية' },
  ],
};

export const platformLevel: Dictionary = {
  name: 'platform_level',
  title: { zh: '平台级别', en: 'Platform level' },
  items: [
    { value: 'municipal', zh: '市级', en: 'Municipal' },
    { value: 'provincial', zh: '推荐省级', en: 'Recommend for provincial level' },
    { value: 'national', zh: '推荐国家级', en: 'Recommend for national level' },
  ],
};

export const projectLevel: Dictionary = {
  name: 'project_level',
  title: { zh: '项目级别', en: 'Project level' },
  items: [
    { value: 'national', zh: '国家级', en: 'National' },
    { value: 'provincial', zh: '省部级', en: 'Provincial or ministerial' },
    { value: 'municipal', zh: '市级', en: 'Municipal' },
    { value: 'commissioned', zh: '横向委托', en: 'Commissioned by industry' },
    { value: 'self', zh: '自主立项', en: 'Self-initiated' },
  ],
};

export const projectStatus: Dictionary = {
  name: 'project_status',
  title: { zh: '项目状态', en: 'Project status' },
  items: [
    { value: 'ongoing', zh: '在研', en: 'In progress' },
    { value: 'accepted', zh: '已验收', en: 'Accepted' },
    { value: 'terminated', zh: '终止', en: 'Terminated' },
  ],
};

export const staffRole: Dictionary = {
  name: 'staff_role',
  title: { zh: '平台人员类别', en: 'Role in the platform' },
  items: [
    { value: 'leader', zh: '学术（技术）带头人', en: 'Academic or technical leader' },
    { value: 'backbone', zh: '研究（技术）骨干', en: 'Key researcher' },
    { value: 'researcher', zh: '研发人员', en: 'Researcher' },
    { value: 'technician', zh: '技术（实验）人员', en: 'Technician' },
    { value: 'manager', zh: '管理人员', en: 'Manager' },
  ],
};
