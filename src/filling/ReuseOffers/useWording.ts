import { maskSensitiveText } from '@domain/checks/mask';
import type { Answers, AnswerValue, Field, Form, Row, Section } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import type { ReuseOffer } from '@domain/filing/reuse';
import type { ReusableAnswers } from '@domain/filing/reuse-calls';
import { isEmpty, listSectionFields } from '@domain/filing/sections';
import { statuses } from '@domain/filing/status';
import { findProgram } from '@domain/programs/find';
import { useDifferenceNames } from '@/filling/draft/ConflictDialog/describe';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';

/** Maximum number of values that describe a row. */
const SAID_OF_ROW = 6;

type Source = ReusableAnswers['sources'][number];

/** Describes offers in words: the question, the present answer, the offered one, and its source. */
export function useWording(form: Form, filled: Answers, { sources, files }: ReusableAnswers) {
  const { language, t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const { nameOf } = useDifferenceNames(form, filled);
  const fieldIn = (section: Section | undefined, key: string): Field | undefined =>
    section && listSectionFields(section).find((field) => field.key === key);
  const sectionOf = (offer: ReuseOffer) => form.sections.find(({ key }) => key === offer.section);
  const fileName = (id: string) => files.find((file) => file.id === id)?.name ?? t('forms.reuse.file');

  const textOf = (field: Field | undefined, value: AnswerValue): string => {
    if (!field || isEmpty(value)) return t('forms.conflict.blank');
    if (field.type === 'file')
      return [value]
        .flat()
        .map((id) => fileName(String(id)))
        .join(' · ');
    const text = formatValue(field, value, language);
    return field.sensitive ? maskSensitiveText(text) : text;
  };

  const rowText = (section: Section | undefined, row: Row): string =>
    (section ? listSectionFields(section) : [])
      .filter((field) => !isEmpty(row[field.key]))
      .slice(0, SAID_OF_ROW)
      .map((field) => textOf(field, row[field.key]))
      .join(' · ');

  const sourceName = ({ program, title, batch, no, status, at }: Source): string => {
    const known = findProgram(program);
    const what = `${known ? say(known.title) : title} ${batchName(batch)}`;
    return t('forms.reuse.source', { what, which: no ?? say(statuses[status]), at: formatDate(at) });
  };

  return {
    /** Name of the answer without its section, which is shown above. */
    name: (offer: ReuseOffer): string => {
      if (offer.field === undefined) return t('forms.reuse.row');
      const section = sectionOf(offer);
      const whole = nameOf(offer.path);
      const head = `${section ? say(section.title) : ''} · `;
      return whole.startsWith(head) ? whole.slice(head.length) : whole;
    },
    standing: (offer: ReuseOffer): string =>
      offer.field === undefined
        ? t('forms.reuse.notThere')
        : textOf(fieldIn(sectionOf(offer), offer.field), offer.standing),
    offered: (offer: ReuseOffer): string =>
      offer.field === undefined
        ? rowText(sectionOf(offer), offer.value as Row)
        : textOf(fieldIn(sectionOf(offer), offer.field), offer.value as AnswerValue),
    sourceName,
    source: ({ source }: ReuseOffer): string => {
      const found = sources.find(({ id }) => id === source);
      return found ? sourceName(found) : '';
    },
  };
}

export type OfferTexts = ReturnType<typeof useWording>;
