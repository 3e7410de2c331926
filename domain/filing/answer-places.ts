/**
 * Places of an answer of the present form in papers of its program. A column, a filter or a saved view names an answer once,
 * though its field, section or options had other keys in earlier editions.
 */
import type { AnswerValue, EditionStep, Field, Form, Option } from '../definition';
import type { AnswerFilter } from './answer-filters';
import { followCellThroughEditions, listLaterEditionSteps } from './edition-steps';
import { isRowOptions } from './options';
import { listSectionFields } from './sections';

type EditionedForm = Pick<Form, 'sections' | 'editions'>;

export interface AnswerPlace {
  edition: string;
  path: string;
  /** Present values of options that had other values in this edition, by these. */
  values: Readonly<Record<string, string>>;
}

const toCell = (path: string, value: AnswerValue = null) => {
  const [section = '', field = ''] = path.split('.');
  return { section, field, value };
};

const listAnswerPaths = ({ sections }: EditionedForm): string[] =>
  sections.flatMap((section) => listSectionFields(section).map(({ key }) => `${section.key}.${key}`));

/** Follows a path to a later edition; null where the item was dropped on the way. */
function followPath(steps: readonly EditionStep[], from: string, path: string): string | null {
  const { cell, retired } = followCellThroughEditions(steps, from, toCell(path));
  return retired ? null : `${cell.section}.${cell.field}`;
}

/** Finds the path that an item had before a step; undefined where that edition did without it. */
function findFormerPath(step: EditionStep, path: string): string | undefined {
  const { section, field } = toCell(path);
  const moves = Object.entries(step.moves ?? {});
  const movedFrom = (to: string) => moves.flatMap(([former, present]) => (present === to ? [former] : []));
  const candidates = [...movedFrom(path), ...movedFrom(section).map((former) => `${former}.${field}`), path];
  return candidates.find((former) => followPath([step], step.from, former) === path);
}

function listFormerValues(step: EditionStep, { path, values }: AnswerPlace): AnswerPlace['values'] {
  const renamed = Object.entries(step.values?.[path] ?? {});
  const toPresent = (value: string) => (Object.hasOwn(values, value) ? values[value] : value) as string;
  return { ...values, ...Object.fromEntries(renamed.map(([old, next]) => [old, toPresent(String(next))])) };
}

const findPresentEdition = (editions: readonly EditionStep[]): string =>
  editions.find(({ to }) => editions.every(({ from }) => from !== to))?.to ?? '';

/** Lists the places of an answer of the present form, the present edition first. */
export function listAnswerPlaces(
  { editions = [] }: Pick<Form, 'editions'>,
  path: string,
): [AnswerPlace, ...AnswerPlace[]] {
  const places: [AnswerPlace, ...AnswerPlace[]] = [
    { edition: findPresentEdition(editions), path, values: {} },
  ];
  for (;;) {
    const last = places.at(-1) as AnswerPlace;
    const step = editions.find(({ to }) => to === last.edition);
    const former = step && findFormerPath(step, last.path);
    if (!former || places.some(({ edition }) => edition === step.from)) return places;
    places.push({ edition: step.from, path: former, values: listFormerValues(step, last) });
  }
}

/**
 * Finds the present path of an answer that a saved view or a request names by the key of any edition: the present one, or else the
 * latest that had it. Undefined where the form has no such item any more.
 */
export function findPresentPath(form: EditionedForm, path: string): string | undefined {
  const present = listAnswerPaths(form);
  if (present.includes(path)) return path;
  return present.find((each) => listAnswerPlaces(form, each).some((place) => place.path === path));
}

/** Finds the field at a path without a row. */
export function findFieldAt({ sections }: Pick<Form, 'sections'>, path: string): Field | undefined {
  const { section: of, field: key } = toCell(path);
  const section = sections.find((each) => each.key === of);
  return section && listSectionFields(section).find((field: Field) => field.key === key);
}

const listOptionValues = (form: EditionedForm, path: string): string[] => {
  const field = findFieldAt(form, path);
  if (!field || !('options' in field) || isRowOptions(field.options)) return [];
  const listValues = (items: readonly Option[]): string[] =>
    items.flatMap(({ value, children }) => [String(value), ...listValues(children ?? [])]);
  return listValues(field.options.items);
};

/** A filter under the names of the present form: its field, and the option that it asks for. */
export function renameAnswerFilter(form: EditionedForm, filter: AnswerFilter): AnswerFilter {
  const path = findPresentPath(form, filter.path);
  if (path === undefined) return filter;
  const { is } = filter;
  const isPresent = path === filter.path && is !== undefined && listOptionValues(form, path).includes(is);
  if (is === undefined || isPresent) return { ...filter, path };
  const named = listAnswerPlaces(form, path).find((place) =>
    path === filter.path ? Object.hasOwn(place.values, is) : place.path === filter.path,
  );
  return { ...filter, path, is: named?.values[is] ?? is };
}

/** A filter as papers answer it: its path and option there, and the editions where these names mean something else elsewhere. */
export interface AnswerFilterPlace extends AnswerFilter {
  editions?: string[];
}

/** True where the path of the place names another item in some other edition. */
const isOtherItem = (form: EditionedForm, present: string, { path }: AnswerFilterPlace): boolean =>
  (form.editions ?? []).some(({ retired = {} }) => Object.hasOwn(retired, path)) ||
  listAnswerPaths(form).some(
    (each) => each !== present && listAnswerPlaces(form, each).some((place) => place.path === path),
  );

/** True where the option of the place is another one in some other edition. */
const isOtherOption = (
  form: EditionedForm,
  { path, is: asked }: AnswerFilter,
  is: string | undefined,
): boolean =>
  is !== undefined &&
  (is === asked
    ? listAnswerPlaces(form, path).some(({ values }) => Object.hasOwn(values, is))
    : listOptionValues(form, path).includes(is));

/** True where the path of the place has another unit in some other edition. */
const isOtherRange = (places: readonly AnswerFilterPlace[], { path, is }: AnswerFilterPlace): boolean =>
  places.filter((each) => each.path === path && each.is === is).length > 1;

/** Ends of the search for a bound: amounts of forms are far smaller. */
const LARGEST_AMOUNT = 1e15;
const HALVINGS = 120;

/** Finds the amount beyond which a rising or falling conversion is true to the condition. */
function findTurn(isBeyond: (amount: number) => boolean): number {
  let [before, beyond] = isBeyond(LARGEST_AMOUNT)
    ? [-LARGEST_AMOUNT, LARGEST_AMOUNT]
    : [LARGEST_AMOUNT, -LARGEST_AMOUNT];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (before + beyond) / 2;
    if (isBeyond(middle)) beyond = middle;
    else before = middle;
  }
  return beyond;
}

type FilterRange = Pick<AnswerFilter, 'from' | 'to'>;

const createRange = (from: string | undefined, to: string | undefined): FilterRange => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

/** The range that a filter asks for, in the unit of an earlier edition. A conversion that is no number leaves it as it is. */
function toFormerRange(form: EditionedForm, place: AnswerPlace, { from, to }: AnswerFilter): FilterRange {
  const convert = (amount: number) => toPresentAnswer(form, place, amount);
  const [one, thousand] = [convert(1), convert(1_000)];
  if (typeof one !== 'number' || typeof thousand !== 'number' || (one === 1 && thousand === 1_000))
    return createRange(from, to);
  const least =
    from === undefined ? undefined : findTurn((amount) => Number(convert(amount)) >= Number(from));
  const most = to === undefined ? undefined : findTurn((amount) => Number(convert(amount)) <= Number(to));
  const [first, last] = one < thousand ? [least, most] : [most, least];
  return createRange(first?.toString(), last?.toString());
}

/** Lists where papers of all editions answer a filter under the present names. */
export function listFilterPlaces(form: EditionedForm, filter: AnswerFilter): AnswerFilterPlace[] {
  const places = new Map<string, AnswerFilterPlace & { editions: string[] }>();
  const { from, to, ...said } = filter;
  for (const each of listAnswerPlaces(form, filter.path)) {
    const { edition, path, values } = each;
    const { is } = said;
    const range = from === undefined && to === undefined ? {} : toFormerRange(form, each, filter);
    const former = Object.keys(values).filter((value) => values[value] === is);
    const asked = is === undefined ? [undefined] : [...(Object.hasOwn(values, is) ? [] : [is]), ...former];
    for (const value of asked) {
      const name = JSON.stringify([path, value, range]);
      const place = places.get(name) ?? {
        ...said,
        ...range,
        path,
        ...(value !== undefined && { is: value }),
        editions: [],
      };
      places.set(name, { ...place, editions: [...place.editions, edition] });
    }
  }
  const all = [...places.values()];
  return all.map(({ editions, ...place }) =>
    isOtherItem(form, filter.path, place) || isOtherOption(form, filter, place.is) || isOtherRange(all, place)
      ? { ...place, editions }
      : place,
  );
}

/** Brings an answer of an edition under the present names and units of its field. */
export function toPresentAnswer(
  { editions }: EditionedForm,
  { edition, path }: Pick<AnswerPlace, 'edition' | 'path'>,
  value: AnswerValue,
): AnswerValue {
  const steps = listLaterEditionSteps(editions, edition);
  return followCellThroughEditions(steps, edition, toCell(path, value)).cell.value;
}
