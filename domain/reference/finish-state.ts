import type { Dictionary } from '../definition';

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
