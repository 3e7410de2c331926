import type { Form } from '../../definition';
import {
  createFormFromProgram,
  toLastYearSection,
  toReadOnlySection,
} from '../../reports/forms/form-from-program';

export const createForm = (whole: Form): Form =>
  createFormFromProgram(whole, {
    title: {
      zh: '创新平台年度报告',
      en: 'Innovation platform annual report',
      ar: 'التقرير السنوي لمنصة الابتكار',
    },
    sections: [
      'selectIndex',
      'baseData',
      'hostData',
      'staffData',
      'equipmentData',
      'projectData',
      'outputData',
      'cooperationData',
      'engineeringData',
      'labData',
      'techCenterData',
      'newRdData',
      'clinicalData',
      'pilotData',
    ],
    adapt: {
      selectIndex: toReadOnlySection(['select_index', 'platform_level']),
      baseData: toReadOnlySection(['platform_name', 'host_name']),
      hostData: toLastYearSection,
    },
  });
