/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

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

/** Source: practice. */
export const finishState: Dictionary = {
  name: 'finish_state',
  title: { zh: '完成情况', en: 'State of completion' },
  items: [
    { value: 'early', zh: '提前完成', en: 'Finished early' },
    { value: 'on_time', zh: '按期完成', en: 'Finished on time' },
    { value: 'delayed', zh: '延期完成', en: 'Finished late' },
    { value: 'partial', zh: '部分完成', en: 'Partly finished' },
    { value: 'terminated', zh: '终止', en: 'Terminated' },
  ],
};

/** Source: practice. */
export const ipState: Dictionary = {
  name: 'ip_state',
  title: { zh: '权利状态', en: 'Status of the right' },
  items: [
    { value: 'filed', zh: '申请受理', en: 'Filed' },
    { value: 'examined', zh: '实质审查', en: 'Under examination' },
    { value: 'granted', zh: '授权', en: 'Granted' },
    { value: 'transferred', zh: '受让取得', en: 'Acquired by transfer' },
  ],
};

/** A guess without a source. */
export const satisfaction: Dictionary = {
  name: 'satisfaction',
  title: { zh: '满意度', en: 'Satisfaction' },
  items: [
    { value: '5', zh: '非常满意', en: 'Very satisfied' },
    { value: '4', zh: '满意', en: 'Satisfied' },
    { value: '3', zh: '基本满意', en: 'Fairly satisfied' },
    { value: '2', zh: '不满意', en: 'Not satisfied' },
    { value: '1', zh: '非常不满意', en: 'Very unsatisfied' },
  ],
};
