/**
 * Changes of a form since a company last filed it: new, dropped and renamed questions, other limits and options from the outline
 * of the edition that it filled in; other names and thresholds from its submission, since these change within an edition too.
 */
import type { Answers, EditionStep, Figure, Form, FormContext } from '../definition';
import { joinTexts, type Text } from '../text';
import { type ChangedThreshold, pairChangedThresholds, type RuleFigures } from './changed-thresholds';
import { computeAnswers } from './compute';
import { adaptFormToBatch } from './dated-form';
import { followCellThroughEditions, listLaterEditionSteps } from './edition-steps';
import {
  type FormOutline,
  OUTLINE_LIMITS,
  type OutlineField,
  type OutlineLimits,
  outlineForm,
} from './form-outline';
import { parsePath } from './paths';
import { describeFigure, type RuleResult } from './rule-words';
import { runRules } from './rules';
import { listSectionFields } from './sections';
import type { SubmittedForm } from './snapshot';

/**
 * Kinds of changes. added: a new section, question or attachment. removed: one that is no longer asked. renamed: another name for
 * the same. required, optional: whether an answer must be given. limit: another limit. options: options added or dropped. accepts:
 * other kinds of files. threshold: another threshold of a condition, or a further one. rule: a condition that did not exist.
 */
export const FORM_CHANGE_KINDS = [
  'added',
  'removed',
  'renamed',
  'required',
  'optional',
  'limit',
  'options',
  'accepts',
  'threshold',
  'rule',
] as const;
export type FormChangeKind = (typeof FORM_CHANGE_KINDS)[number];

export interface FormChange {
  is: FormChangeKind;
  /** Key of the section in the present form; null for what is gone, and for conditions without a place. */
  section: string | null;
  /** Key of the field in that section. */
  field?: string;
  /** Subject of the change: name of section or field, or the condition. */
  label: Text;
  /** Limit that has changed. */
  limit?: keyof OutlineLimits;
  before?: Text;
  after?: Text;
  /** True for something new that must be filled in. */
  isRequired?: true;
}

/** Last filing of a company: its submission, and the outline of the edition of that time; null if that was not kept. */
export interface LastSubmission {
  paper: SubmittedForm;
  outline: FormOutline | null;
  figures?: FormerConditions['figures'];
}

const same = (text: string): Text => ({ zh: text, en: text });

const joinLabels = (...parts: Text[]): Text => joinTexts(parts, ' / ', ' / ');

/** Present place of a question of an earlier edition; null where the form no longer asks it. */
function findPresentPlace(
  steps: readonly EditionStep[],
  edition: string,
  section: string,
  field: string,
): string | null {
  const { cell, retired } = followCellThroughEditions(steps, edition, { section, field, value: null });
  return retired ? null : `${cell.section}.${cell.field}`;
}

interface PlacedField {
  field: OutlineField;
  label: Text;
}

/** Questions of an outline by their place in the present form; those without one under their former place. */
function placeQuestions(outline: FormOutline, steps: readonly EditionStep[]): Map<string, PlacedField> {
  const placed = new Map<string, PlacedField>();
  for (const section of outline.sections)
    for (const field of section.fields) {
      const former = `${section.key}.${field.key}`;
      const place = findPresentPlace(steps, outline.edition, section.key, field.key);
      placed.set(place ?? `former ${former}`, { field, label: joinLabels(section, field) });
    }
  return placed;
}

/** Lists changes of questions between two outlines, in the order of the later one; dropped questions come last. */
export function compareOutlines(
  before: FormOutline,
  after: FormOutline,
  editions: readonly EditionStep[] = [],
): FormChange[] {
  const old = placeQuestions(before, listLaterEditionSteps(editions, before.edition));
  const oldSections = new Map(before.sections.map((section) => [section.key, section]));
  const oldPlaces = new Set([...old.keys()].map((place) => parsePath(place)?.section));
  const seen = new Set<string>();
  const present = after.sections.flatMap((section): FormChange[] => {
    const { key, zh, en } = section;
    const places = section.fields.map((field) => `${key}.${field.key}`);
    for (const place of places) seen.add(place);
    if (!oldPlaces.has(key) && !oldSections.has(key))
      return [{ is: 'added', section: key, label: { zh, en }, ...markRequired(section.fields) }];
    return [
      ...compareLimits(oldSections.get(key)?.limits, section.limits, { section: key, label: { zh, en } }),
      ...section.fields.flatMap((field, i): FormChange[] => {
        const label = joinLabels(section, field);
        const at = { section: key, field: field.key, label };
        const was = old.get(places[i] as string)?.field;
        return was ? compareFields(was, field, at) : [{ is: 'added', ...at, ...markRequired([field]) }];
      }),
    ];
  });
  const gone = [...old].filter(([place]) => !seen.has(place));
  return [...present, ...gone.map(([, { label }]): FormChange => ({ is: 'removed', section: null, label }))];
}

const markRequired = (fields: readonly OutlineField[]): Pick<FormChange, 'isRequired'> =>
  fields.some(({ required }) => required === 'always') ? { isRequired: true } : {};

type Place = Pick<FormChange, 'section' | 'field' | 'label'>;

function compareLimits(before: OutlineLimits = {}, after: OutlineLimits = {}, at: Place): FormChange[] {
  return OUTLINE_LIMITS.filter((limit) => before[limit] !== after[limit]).map((limit) => {
    const [was, now] = [before[limit], after[limit]];
    return {
      is: 'limit',
      ...at,
      limit,
      ...(was !== undefined && { before: same(String(was)) }),
      ...(now !== undefined && { after: same(String(now)) }),
    };
  });
}

function compareFields(before: OutlineField, after: OutlineField, at: Place): FormChange[] {
  const changes = compareLimits(before.limits, after.limits, at);
  if (before.required !== after.required)
    changes.push({ is: after.required === 'always' ? 'required' : 'optional', ...at });
  const [was, now] = [before.accept?.join('、'), after.accept?.join('、')];
  if (was !== undefined && now !== undefined && was !== now)
    changes.push({ is: 'accepts', ...at, before: same(was), after: same(now) });
  return [...changes, ...compareOptions(before, after, at)];
}

function compareOptions(
  { options: was }: OutlineField,
  { options: now }: OutlineField,
  at: Place,
): FormChange[] {
  if (!was || !now) return [];
  const lacks = (list: typeof was) => {
    const values = new Set(list.map(({ value }) => value));
    return ({ value }: (typeof was)[number]) => !values.has(value);
  };
  const [dropped, added] = [was.filter(lacks(now)), now.filter(lacks(was))];
  if (dropped.length + added.length === 0) return [];
  const list = (items: Text[]): Text => ({
    zh: items.map(({ zh }) => zh).join('、'),
    en: items.map(({ en }) => en).join(', '),
  });
  return [
    {
      is: 'options',
      ...at,
      ...(dropped.length > 0 && { before: list(dropped) }),
      ...(added.length > 0 && { after: list(added) }),
    },
  ];
}

/** Lists changes of questions since an outline, under the names of the present form, which has them in every language. */
export function compareWithOutline(before: FormOutline, form: Form, edition: string): FormChange[] {
  return compareOutlines(before, outlineForm(form, edition), form.editions).map((change) => {
    const section = form.sections.find(({ key }) => key === change.section);
    const field = section && listSectionFields(section).find(({ key }) => key === change.field);
    if (!section) return change;
    return { ...change, label: field ? joinLabels(section.title, field) : section.title };
  });
}

/** Lists questions that bear another name than in the submission; years in names are those of the submission. */
export function listRenamedQuestions(form: Form, paper: SubmittedForm): FormChange[] {
  const steps = listLaterEditionSteps(form.editions, paper.edition);
  const dated = adaptFormToBatch(form, paper.batch_year);
  const names = new Map(
    dated.sections.flatMap((section) =>
      listSectionFields(section).map(
        (field) => [`${section.key}.${field.key}` as string, { section, field }] as const,
      ),
    ),
  );
  return paper.sections.flatMap((section) =>
    section.fields.flatMap((field): FormChange[] => {
      if (field.computed || field.auto) return [];
      const place = findPresentPlace(steps, paper.edition, section.key, field.key);
      const now = place === null ? undefined : names.get(place);
      if (!now || now.field.zh === field.zh) return [];
      const { zh, en } = now.field;
      const at = {
        section: now.section.key,
        field: now.field.key,
        label: joinLabels(now.section.title, now.field),
      };
      return [{ is: 'renamed', ...at, before: { zh: field.zh, en: field.en }, after: { zh, en } }];
    }),
  );
}

/** Conditions of a form as they were before it changed. */
export interface FormerConditions {
  /** The figure that each rule told then, by its id; null for none. */
  told: ReadonlyMap<string, Figure | null>;
  /** All figures of the rules under both editions; absent where the former one is not known or holds still. */
  figures?: { before: RuleFigures; after: RuleFigures };
}

/** Thresholds of a rule that have changed; of the figures that were told alone, those of one kind. */
function listRuleThresholds(
  { id, figure }: Pick<RuleResult, 'id' | 'figure'>,
  { told, figures }: FormerConditions,
): ChangedThreshold[] {
  if (figures) return pairChangedThresholds(figures.before.get(id) ?? [], figures.after.get(id) ?? []);
  const was = told.get(id);
  return was && figure ? pairChangedThresholds([was], [figure]).filter(({ before }) => before) : [];
}

/**
 * Lists conditions that the same answers would meet with today: new ones, and those with another threshold. `answers`: under the
 * names of the present form.
 */
export function listChangedConditions(
  form: Form,
  former: FormerConditions,
  answers: Answers,
  ctx: FormContext,
): FormChange[] {
  if (former.told.size === 0) return [];
  return runRules(form, computeAnswers(form, answers, ctx), ctx).flatMap((rule): FormChange[] => {
    if (rule.outcome === 'other') return [];
    const { section = null, field } = parsePath(rule.path) ?? {};
    const label = form.rules.find(({ id }) => id === rule.id)?.met ?? rule.message;
    const at = { section, ...(field && { field }), label };
    if (!former.told.has(rule.id)) return rule.level === 'error' ? [{ is: 'rule', ...at }] : [];
    return listRuleThresholds(rule, former).map(({ before, after }) => ({
      is: 'threshold',
      ...at,
      ...(before && { before: describeThreshold(before) }),
      after: describeThreshold(after),
    }));
  });
}

const describeThreshold = (figure: Figure): Text => describeFigure({ ...figure, value: null });

/** The day and batch of a submission, by which its conditions are judged. */
export const createSubmissionContext = ({ batch_year, submitted_on }: SubmittedForm): FormContext => ({
  batchYear: batch_year,
  today: submitted_on,
  settings: {},
});

/** Lists everything that has changed in a form since the submission. */
export const compareForms = (
  form: Form,
  edition: string,
  { paper, outline, figures }: LastSubmission,
  signed: Answers,
): FormChange[] => [
  ...(outline ? compareWithOutline(outline, form, edition) : []),
  ...listRenamedQuestions(form, paper),
  ...listChangedConditions(
    form,
    {
      told: new Map((paper.verdicts ?? []).map(({ id, figure }) => [id, figure])),
      ...(figures && { figures }),
    },
    signed,
    createSubmissionContext(paper),
  ),
];
