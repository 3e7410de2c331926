import type { Dictionary } from '../definition';

/** Source: practice: three conclusions in one city's acceptance form. */
export const acceptanceConclusion: Dictionary = {
  name: 'acceptance_conclusion',
  title: { zh: '验收结论', en: 'Conclusion of acceptance' },
  items: [
    { value: 'pass', zh: '通过验收', en: 'Passed' },
    { value: 'recheck', zh: '需要复议', en: 'To be reconsidered' },
    { value: 'fail', zh: '不通过验收', en: 'Not passed' },
  ],
};
