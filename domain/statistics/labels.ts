import type { Manifest } from '../definition';
import { words } from '../document/words';
import { findOption } from '../expressions/choices';
import { type FilingStatus, statuses } from '../filing/status';
import { department } from '../reference/department';
import { industry } from '../reference/industry';
import { fillText, type Language, say, type Text } from '../text';
import type { StatisticsBy, StatisticsNumbers, StatisticsRow } from './table';
import { statisticsWords } from './words';

/** The name of a value; one that no dictionary knows any more is shown as it is. */
export function nameOf(
  by: StatisticsBy,
  key: string,
  programs: readonly Pick<Manifest, 'key' | 'title'>[],
): Text {
  if (key === '') return statisticsWords.unknown;
  const plain = { zh: key, en: key };
  switch (by) {
    case 'program':
      return programs.find((program) => program.key === key)?.title ?? plain;
    case 'department':
      return department.items.find(({ value }) => value === key) ?? plain;
    case 'industry':
      return findOption(industry.items, key) ?? plain;
    case 'status':
      return statuses[key as FilingStatus] ?? plain;
    case 'batch': {
      const [year = '', no = ''] = key.split('-');
      return fillText(words.batchName, { year, no });
    }
  }
}

/** A counted value with its name. */
export const rowOf = (
  by: StatisticsBy,
  key: string,
  numbers: StatisticsNumbers,
  programs: readonly Pick<Manifest, 'key' | 'title'>[],
  language: Language,
): StatisticsRow => ({ ...numbers, key, label: say(nameOf(by, key, programs), language) });
