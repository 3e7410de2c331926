import type { Dictionary } from '../definition';

/** Source: practice: provincial self-check form. */
export const progressState: Dictionary = {
  name: 'progress_state',
  title: { zh: '总体进展', en: 'Overall progress' },
  items: [
    { value: 'ahead', zh: '进度超前', en: 'Ahead of plan' },
    { value: 'normal', zh: '按计划进行', en: 'On plan' },
    { value: 'late', zh: '推迟', en: 'Late' },
    { value: 'stopped', zh: '停滞', en: 'Stopped' },
  ],
};
