import { count } from '../../../definition';
import { adapt } from '../../common/adapt';
import { expectedOutputs as base } from '../../common/sections/expected-outputs';
import type { ResearchprojectAnswers } from '../answers.generated';

export const expectedOutputs = adapt<ResearchprojectAnswers, 'expected_outputs'>(base, {
  add: [{ key: 'out_papers_index', zh: '其中：三大索引或核心期刊论文', en: 'of which indexed or core-journal papers', ar: 'منها أوراق مفهرسة أو في مجلات رئيسية', ...count('篇') }],
});
