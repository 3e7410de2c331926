import type { Section } from '@domain/definition';
import { useLanguage } from '@/utils/language';
import { useFormSession } from '../session';
import { isNamedAbove, listSectionOrigins } from './origins';
import { type CellNote, useFigureWords } from './words';

/** Line beside a field, or in a cell. */
interface FieldNote {
  note?: string;
  isNotable?: boolean;
}

/** Returns the line beside each field of a section: its last value and change, and its source unless that is named above. */
export function useFieldNotes(section: Section): (path: string) => FieldNote {
  const session = useFormSession();
  const { t } = useLanguage();
  const words = useFigureWords();
  const notes = session.figures?.notes;
  const origins = notes?.size ? listSectionOrigins(section, session) : [];
  return (path) => {
    const found = notes?.get(path);
    if (!found) return {};
    const { given } = found;
    const from =
      given && !isNamedAbove(origins, given) && t('forms.known.from', { source: words.nameSource(given) });
    const facts = [words.describeLast(found), from].filter(Boolean);
    if (facts.length === 0) return {};
    return { note: facts.join(' · '), isNotable: words.isNotable(found) };
  };
}

/** Returns the words in each cell of a grid: its last value where that stands in no column of the form, and its change. */
export function useCellNotes(): (path: string) => FieldNote & CellNote {
  const { figures } = useFormSession();
  const words = useFigureWords();
  return (path) => {
    const found = figures?.notes.get(path);
    return found ? { ...words.describeInCell(found), isNotable: words.isNotable(found) } : {};
  };
}
