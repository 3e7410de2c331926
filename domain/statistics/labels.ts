import type { Manifest } from '../definition';
import { findOption } from '../expressions/choices';
import { type FilingStatus, statuses } from '../filing/status';
import { listedDepartments } from '../reference/authorities';
import { industry } from '../reference/industry';
import { fillText, type Language, say, type Text } from '../text';
import { nameBatch } from '../windows/batch-name';
import type { StatisticsStage, TimedStep } from './marks';
import type { StatisticsBy, StatisticsNumbers, StatisticsRow } from './table';
import { countNames, stageNames, statisticsWords, timedStepNames } from './words';

/** The name of a value; a value that no dictionary knows is shown as it is. */
function nameOf(by: StatisticsBy, key: string, programs: readonly Pick<Manifest, 'key' | 'title'>[]): Text {
  if (key === '') return statisticsWords.unknown;
  const plain = { zh: key, en: key };
  switch (by) {
    case 'program':
      return programs.find((program) => program.key === key)?.title ?? plain;
    case 'department':
      return listedDepartments.find(({ value }) => value === key) ?? plain;
    case 'industry':
      return findOption(industry.items, key) ?? plain;
    case 'status':
      return statuses[key as FilingStatus] ?? plain;
    case 'batch': {
      const [year = '', no = ''] = key.split('-');
      return nameBatch(year, no);
    }
  }
}

/** A counted value with its name. */
export const labelStatisticsRow = (
  by: StatisticsBy,
  key: string,
  numbers: StatisticsNumbers,
  programs: readonly Pick<Manifest, 'key' | 'title'>[],
  language: Language,
): StatisticsRow => ({ ...numbers, key, label: say(nameOf(by, key, programs), language) });

const markWords = {
  sent: { zh: '{{of}} 首次提交', en: 'First submitted in {{of}}', ar: 'أول تقديم في {{of}}' },
  decided: { zh: '{{of}} 作出决定', en: 'Decided in {{of}}', ar: 'بُتّ فيه في {{of}}' },
  lost: { zh: '“{{of}}”之后不通过', en: 'Not approved after: {{of}}', ar: 'لم يُعتمد بعد: {{of}}' },
  again: { zh: '修改后重新提交', en: 'Back after correction', ar: 'عاد بعد التصحيح' },
  timed: { zh: '已完成{{of}}', en: 'Completed: {{of}}', ar: 'اكتمل: {{of}}' },
  by: { zh: '{{of}} 办理过', en: 'Decided by {{of}}', ar: 'بتّ فيه {{of}}' },
  back: { zh: '{{of}} 退回过', en: 'Returned by {{of}}', ar: 'أعاده {{of}}' },
  returned: countNames.returned_once,
  anybody: { zh: '其他人员', en: 'somebody else', ar: 'شخص آخر' },
} satisfies Record<string, Text>;

/** The name of a mark as a filter. `person`: name of the person in the mark, where the reader may know it. */
export function getMarkName(mark: string, person?: string): Text {
  const [kind = '', of = ''] = mark.split('.');
  switch (kind) {
    case 'sent':
    case 'decided':
      return fillText(markWords[kind], { of });
    case 'lost':
      return fillText(markWords.lost, { of: stageNames[of as StatisticsStage] });
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
      return stageNames[kind as StatisticsStage];
  }
}
