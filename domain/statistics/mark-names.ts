import { fillText, type Text } from '../text';
import { nameOf } from './labels';
import type { Stage, TimedStep } from './marks';
import { countNames, stageNames, timedStepNames } from './words';

const markWords = {
  sent: { zh: '{of} 首次提交', en: 'First submitted in {of}' },
  decided: { zh: '{of} 作出决定', en: 'Decided in {of}' },
  lost: { zh: '“{of}”之后不通过', en: 'Not approved after: {of}' },
  again: { zh: '修改后重新提交', en: 'Back after correction' },
  timed: { zh: '已完成{of}', en: 'Completed: {of}' },
  by: { zh: '{of} 办理过', en: 'Decided by {of}' },
  back: { zh: '{of} 退回过', en: 'Returned by {of}' },
  returned: countNames.returned_once,
  anybody: { zh: '其他人员', en: 'somebody else' },
} satisfies Record<string, Text>;

/** The name of a mark as a filter. `person`: the one whom it names, where the reader may know. */
export function markName(mark: string, person?: string): Text {
  const [kind = '', of = ''] = mark.split('.');
  switch (kind) {
    case 'sent':
    case 'decided':
      return fillText(markWords[kind], { of });
    case 'lost':
      return fillText(markWords.lost, { of: stageNames[of as Stage] });
    case 'timed':
      return fillText(markWords.timed, { of: timedStepNames[of as TimedStep] });
    case 'by':
    case 'back':
      return fillText(markWords[kind], { of: person ?? markWords.anybody });
    case 'again':
    case 'returned':
      return markWords[kind];
    case 'industry':
      return nameOf('industry', of, []);
    default:
      return stageNames[kind as Stage];
  }
}
