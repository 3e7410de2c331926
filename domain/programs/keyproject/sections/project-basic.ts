import { techLevel } from '../../../reference/achievements';
import { keyIndustryChain } from '../../../reference/key-industry-chain';
import { adapt } from '../../common/adapt';
import { projectBasic as base } from '../../common/sections/project-basic';
import type { KeyprojectAnswers } from '../answers.generated';
import { innovationType, keyProjectType, projectTechSource, trl } from '../dictionaries';

export const projectBasic = adapt<KeyprojectAnswers, 'project_basic'>(base(keyProjectType), {
  add: [
    { key: 'key_industry_chain', zh: '所属重点产业', en: 'Key industry', ar: 'الصناعة الرئيسية', type: 'select', required: true, options: keyIndustryChain },
    { key: 'tech_source', zh: '技术来源', en: 'Source of technology', ar: 'مصدر التقنية الأصلي', type: 'select', required: true, options: projectTechSource },
    { key: 'innovation_type', zh: '创新类型', en: 'Type of innovation', ar: 'نوع الابتكار', type: 'select', required: true, options: innovationType },
    { key: 'tech_level', zh: '预期技术水平', en: 'Expected technical level', ar: 'المستوى التقني المتوقع', type: 'select', required: true, options: techLevel },
    { key: 'trl_start', zh: '立项时技术就绪度', en: 'Readiness level at the start', ar: 'مستوى الجاهزية عند البدء', type: 'select', required: true, options: trl },
    { key: 'trl_end', zh: '完成时技术就绪度', en: 'Readiness level at the end', ar: 'مستوى الجاهزية عند الانتهاء', type: 'select', required: true, options: trl },
  ],
});
