import type { Form } from '../../definition';
import { createFormFromProgram, toLastYearSection } from '../../reports/forms/form-from-program';

/** The yearly figures of the declaration, for the last year alone. */
export const createForm = (whole: Form): Form =>
  createFormFromProgram(whole, {
    title: { zh: '瞪羚企业年度数据', en: 'Gazelle annual data', ar: 'البيانات السنوية للشركات الغزالية' },
    sections: ['operationData'],
    adapt: { operationData: toLastYearSection },
  });
