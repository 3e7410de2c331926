/**
 * Chosen options that the form does not have any more. An answer of an earlier edition keeps its value: it is shown by its former
 * text, and has to be chosen anew before the filing is submitted.
 */
import type { Answers, AnswerValue, ChoiceField, Form, Option } from '../definition';
import { fillText, type Text } from '../text';
import { followCellThroughEditions, listLaterEditionSteps } from './edition-steps';
import type { FilingFault } from './filing-faults';
import { isRowOptions, listOptionValues } from './options';
import { formatPath } from './paths';
import { isRecord, isRowSection, listSectionFields } from './sections';

const texts = {
  withdrawn: {
    zh: '{{option}}（新版已取消）',
    en: '{{option}} (not in the new edition)',
    ar: '{{option}} (ليس في الإصدار الجديد)',
  },
  unknown: {
    zh: '{{option}}（已无此选项）',
    en: '{{option}} (no longer an option)',
    ar: '{{option}} (لم يعد خيارًا)',
  },
  chooseAgain: {
    zh: '“{{option}}”在新版中已取消，请重新选择',
    en: '“{{option}}” is not in the new edition. Choose again',
    ar: '«{{option}}» ليس في الإصدار الجديد. اختر من جديد',
  },
} satisfies Record<string, Text>;

type WithdrawnOptions = ReadonlyMap<string, Readonly<Record<string, Text>>>;

/** Withdrawn options by the present path of their field, and their value. */
function indexWithdrawnOptions({ editions = [] }: Form): WithdrawnOptions {
  const found = new Map<string, Record<string, Text>>();
  for (const { to, withdrawn = {} } of editions)
    for (const [path, options] of Object.entries(withdrawn)) {
      const [section = '', field = ''] = path.split('.');
      const start = { section, field, value: null };
      const { cell, retired } = followCellThroughEditions(listLaterEditionSteps(editions, to), to, start);
      if (retired) continue;
      const place = `${cell.section}.${cell.field}`;
      found.set(place, { ...found.get(place), ...options });
    }
  return found;
}

const known = new WeakMap<Form, WithdrawnOptions>();

function getWithdrawnOptions(form: Form): WithdrawnOptions {
  const options = known.get(form) ?? indexWithdrawnOptions(form);
  known.set(form, options);
  return options;
}

const listValues = (value: AnswerValue): (string | number)[] =>
  [value]
    .flat()
    .filter((each): each is string | number => typeof each === 'string' || typeof each === 'number');

/** Chosen values that the list of a field lacks; none where its options are rows, whose values are their own texts. */
function listMissingValues(field: ChoiceField, value: AnswerValue): (string | number)[] {
  if (isRowOptions(field.options)) return [];
  const options = listOptionValues(field, {});
  return listValues(value).filter((each) => each !== '' && !options.has(each));
}

/** Options in place of chosen ones that are gone, so that a list shows these by their former texts. */
export function createMissingOptions(
  form: Form,
  section: string,
  field: ChoiceField,
  value: AnswerValue,
): Option[] {
  const withdrawn = getWithdrawnOptions(form).get(`${section}.${field.key}`);
  return listMissingValues(field, value).map((each) => {
    const text = withdrawn?.[String(each)];
    return {
      value: each,
      ...fillText(text ? texts.withdrawn : texts.unknown, { option: text ?? String(each) }),
    };
  });
}

export interface WithdrawnChoice {
  path: string;
  option: Text;
}

/** Answers that chose an option which a later edition has withdrawn; of several options in one answer the first. */
export function listWithdrawnChoices(form: Form, answers: Answers): WithdrawnChoice[] {
  const withdrawn = getWithdrawnOptions(form);
  if (withdrawn.size === 0) return [];
  return form.sections.flatMap((section) => {
    const given = answers[section.key];
    const isOfRows = isRowSection(section);
    const records = ([given].flat() as unknown[]).filter(isRecord);
    return listSectionFields(section).flatMap((field) => {
      const texts = withdrawn.get(`${section.key}.${field.key}`);
      if (!texts || !('options' in field)) return [];
      return records.flatMap((record, row) => {
        const missing = listMissingValues(field, record[field.key] as AnswerValue);
        const option = missing.map((value) => texts[String(value)]).find(Boolean);
        const path = formatPath({ section: section.key, ...(isOfRows && { row }), field: field.key });
        return option ? [{ path, option }] : [];
      });
    });
  });
}

export const listWithdrawnFaults = (form: Form, answers: Answers): FilingFault[] =>
  listWithdrawnChoices(form, answers).map(({ path, option }) => ({
    path,
    code: 'withdrawn',
    message: fillText(texts.chooseAgain, { option }),
  }));
