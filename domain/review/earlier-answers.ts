/** Answers that earlier editions alone ask for, which stay columns of the queue. */
import type { Field, Form } from '../definition';
import type { AnswerField } from '../filing/answer-filters';
import { findFieldAt } from '../filing/answer-places';
import { isRowSection } from '../filing/sections';
import { fillText } from '../text';
import { reviewMessages } from './messages';

export interface EarlierAnswer extends AnswerField {
  /** The last edition that asks for it. */
  edition: string;
}

/** Lists the single answers that a form has no more, but for those whose path it uses for another one. */
export function listEarlierAnswers(form: Pick<Form, 'sections' | 'editions'>): EarlierAnswer[] {
  const tables = new Set(form.sections.filter(isRowSection).map(({ key }) => key));
  const found = (form.editions ?? []).flatMap(({ from: edition, retired = {} }) =>
    Object.entries(retired).flatMap(([path, { type, ...item }]): EarlierAnswer[] => {
      const [section = '', key = ''] = path.split('.');
      const isOfRows = tables.has(section) || retired[section]?.hasRows === true;
      if (!type || type === 'file' || type === 'filing' || isOfRows || findFieldAt(form, path)) return [];
      return [
        {
          path,
          edition,
          field: { ...item, key, type } as Field,
          section: fillText(reviewMessages.onlyInEdition, { edition }),
        },
      ];
    }),
  );
  return [...new Map(found.map((answer) => [answer.path, answer])).values()];
}
