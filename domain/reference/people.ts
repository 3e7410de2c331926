/** Dictionaries of people: gender, identity documents, education, positions, titles and work permits. */
import type { Dictionary } from '../definition';

export const gender: Dictionary = {
  name: 'gender',
  title: { zh: '性别', en: 'Gender' },
  items: [
    { value: 'male', zh: '男', en: 'Male' },
    { value: 'female', zh: '女', en: 'Female' },
  ],
};

export const idType: Dictionary = {
  name: 'id_type',
  title: { zh: '证件类型', en: 'ID document type' },
  items: [
    { value: 'id_card', zh: '居民身份证', en: 'Resident identity card' },
    { value: 'passport', zh: '护照', en: 'Passport' },
    { value: 'hmt_permit', zh: '港澳台居民居住证或来往内地（大陆）通行证', en: 'Residence or travel permit of a Hong Kong, Macao or Taiwan resident' },
    { value: 'foreign_permanent', zh: '外国人永久居留身份证', en: 'Foreign permanent resident ID card' },
  ],
};

export const education: Dictionary = {
  name: 'education',
  title: { zh: '学历', en: 'Education' },
  items: [
    { value: 'doctor', zh: '博士研究生', en: 'Doctorate' },
    { value: 'master', zh: '硕士研究生', en: "Master's degree" },
    { value: 'bachelor', zh: '大学本科', en: "Bachelor's degree" },
    { value: 'college', zh: '大学专科', en: 'Junior college' },
    { value: 'below', zh: '大专以下', en: 'Below junior college' },
  ],
};

/** Source: GB/T 6864 (grouped). */
export const degree: Dictionary = {
  name: 'degree',
  title: { zh: '学位', en: 'Degree' },
  items: [
    { value: 'doctor', zh: '博士', en: 'Doctorate' },
    { value: 'master', zh: '硕士', en: "Master's" },
    { value: 'bachelor', zh: '学士', en: "Bachelor's" },
    { value: 'none', zh: '无', en: 'None' },
  ],
};

export const position: Dictionary = {
  name: 'position',
  title: { zh: '职务', en: 'Position' },
  items: [
    { value: 'chairman', zh: '董事长', en: 'Chairman' },
    { value: 'executive_director', zh: '执行董事', en: 'Executive director' },
    { value: 'general_manager', zh: '总经理', en: 'General manager' },
    { value: 'deputy_general_manager', zh: '副总经理', en: 'Deputy general manager' },
    { value: 'chief_engineer', zh: '总工程师', en: 'Chief engineer' },
    { value: 'cto', zh: '技术总监', en: 'Technical director' },
    { value: 'cfo', zh: '财务负责人', en: 'Head of finance' },
    { value: 'rd_manager', zh: '研发部门负责人', en: 'Head of research and development' },
    { value: 'platform_director', zh: '平台（中心、实验室）主任', en: 'Platform director' },
    { value: 'platform_deputy_director', zh: '平台（中心、实验室）副主任', en: 'Deputy platform director' },
    { value: 'department_manager', zh: '部门经理', en: 'Department manager' },
    { value: 'project_leader', zh: '项目负责人', en: 'Project leader' },
    { value: 'researcher', zh: '研发人员', en: 'Research and development staff' },
    { value: 'incubation_manager', zh: '孵化服务经理', en: 'Incubation service manager' },
    { value: 'declaration_officer', zh: '科技项目专员', en: 'Declaration officer' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Source: same codes as the first level of professional_title. */
export const titleLevel: Dictionary = {
  name: 'title_level',
  title: { zh: '职称等级', en: 'Professional title level' },
  items: [
    { value: 'senior_full', zh: '正高级', en: 'Senior (full)' },
    { value: 'senior_associate', zh: '副高级', en: 'Senior (associate)' },
    { value: 'intermediate', zh: '中级', en: 'Intermediate' },
    { value: 'junior', zh: '初级', en: 'Junior' },
    { value: 'none', zh: '无', en: 'None' },
  ],
};

/** Source: 职称系列与级别(人社部职称制度改革意见). */
export const professionalTitle: Dictionary = {
  name: 'professional_title',
  title: { zh: '职称', en: 'Professional title' },
  items: [
    {
      value: 'senior_full',
      zh: '正高级',
      en: 'Senior (full)',
      children: [
        { value: 'prof_engineer', zh: '正高级工程师', en: 'Professorate senior engineer' },
        { value: 'researcher', zh: '研究员', en: 'Research fellow' },
        { value: 'professor', zh: '教授', en: 'Professor' },
        { value: 'prof_experimentalist', zh: '正高级实验师', en: 'Professorate senior experimentalist' },
        { value: 'chief_physician', zh: '主任医师', en: 'Chief physician' },
        { value: 'prof_agronomist', zh: '正高级农艺师', en: 'Professorate senior agronomist' },
        { value: 'prof_economist', zh: '正高级经济师', en: 'Professorate senior economist' },
        { value: 'prof_accountant', zh: '正高级会计师', en: 'Professorate senior accountant' },
      ],
    },
    {
      value: 'senior_associate',
      zh: '副高级',
      en: 'Senior (associate)',
      children: [
        { value: 'senior_engineer', zh: '高级工程师', en: 'Senior engineer' },
        { value: 'associate_researcher', zh: '副研究员', en: 'Associate research fellow' },
        { value: 'associate_professor', zh: '副教授', en: 'Associate professor' },
        { value: 'senior_experimentalist', zh: '高级实验师', en: 'Senior experimentalist' },
        { value: 'associate_chief_physician', zh: '副主任医师', en: 'Associate chief physician' },
        { value: 'senior_agronomist', zh: '高级农艺师', en: 'Senior agronomist' },
        { value: 'senior_economist', zh: '高级经济师', en: 'Senior economist' },
        { value: 'senior_accountant', zh: '高级会计师', en: 'Senior accountant' },
      ],
    },
    {
      value: 'intermediate',
      zh: '中级',
      en: 'Intermediate',
      children: [
        { value: 'engineer', zh: '工程师', en: 'Engineer' },
        { value: 'assistant_researcher', zh: '助理研究员', en: 'Assistant research fellow' },
        { value: 'lecturer', zh: '讲师', en: 'Lecturer' },
        { value: 'experimentalist', zh: '实验师', en: 'Experimentalist' },
        { value: 'attending_physician', zh: '主治医师', en: 'Attending physician' },
        { value: 'agronomist', zh: '农艺师', en: 'Agronomist' },
        { value: 'economist', zh: '经济师', en: 'Economist' },
        { value: 'accountant', zh: '会计师', en: 'Accountant' },
      ],
    },
    {
      value: 'junior',
      zh: '初级',
      en: 'Junior',
      children: [
        { value: 'assistant_engineer', zh: '助理工程师', en: 'Assistant engineer' },
        { value: 'technician', zh: '技术员', en: 'Technician' },
        { value: 'research_intern', zh: '研究实习员', en: 'Research assistant' },
        { value: 'teaching_assistant', zh: '助教', en: 'Teaching assistant' },
        { value: 'other_junior', zh: '其他初级', en: 'Other junior title' },
      ],
    },
    {
      value: 'skilled',
      zh: '高技能人才',
      en: 'Skilled worker',
      children: [
        { value: 'senior_technician', zh: '高级技师', en: 'Senior technician' },
        { value: 'worker_technician', zh: '技师', en: 'Worker technician' },
      ],
    },
    { value: 'none', zh: '无', en: 'None' },
  ],
};

/** Source: national work permit rules (2017). */
export const workPermitCategory: Dictionary = {
  name: 'work_permit_category',
  title: { zh: '外国人来华工作许可类别', en: 'Work permit category' },
  items: [
    { value: 'A', zh: 'A类 外国高端人才', en: 'A high-end talent' },
    { value: 'B', zh: 'B类 外国专业人才', en: 'B professional talent' },
    { value: 'C', zh: 'C类 其他外国人员', en: 'C other foreign staff' },
    { value: 'exempt', zh: '免办（短期90日以下等）', en: 'Not needed (short stay and similar)' },
  ],
};
