/**
 * What a proposed edition does to filings, beside the edition in force: drafts are brought forward in memory and judged under
 * both; submissions are judged as they were signed. Only what is new is told, without any answer.
 */
import type { Answers, Form, FormContext } from '../../definition';
import { checkAnswers } from '../../filing/check';
import { isMissingAnswer } from '../../filing/completeness';
import { computeAnswers } from '../../filing/compute';
import type { AsideAnswer } from '../../filing/edition-note';
import { followCellThroughEditions, listLaterEditionSteps } from '../../filing/edition-steps';
import { type MigratedAnswers, migrateAnswersToEdition } from '../../filing/editions';
import type { FilingFault } from '../../filing/filing-faults';
import { parsePath } from '../../filing/paths';
import { runRules } from '../../filing/rules';
import { isEmpty, listSectionFields, listSectionRecords } from '../../filing/sections';
import type { Text } from '../../text';

/** A form with the name of its edition. */
export interface JudgingEdition {
  edition: string;
  form: Form;
}

export interface JudgedEditions {
  present: JudgingEdition;
  proposed: JudgingEdition;
}

export interface StoredAnswers {
  /** Edition that the answers belong to. */
  edition: string;
  answers: Answers;
  aside: readonly AsideAnswer[];
  ctx: FormContext;
}

/** Sets the values that do not come from whoever files, such as those of the company's record. */
type SettleAnswers = (form: Form, answers: Answers) => Answers;

/** Most texts of a kind that are told of one filing; all are counted. */
const TOLD_AT_MOST = 20;

/** Some of the texts, and how many there are. */
export interface ToldTexts {
  count: number;
  texts: Text[];
}

export interface DraftConsequence {
  kept: number;
  moved: ToldTexts;
  converted: ToldTexts;
  setAside: ToldTexts;
  /** Answers that are asked for now, and were not. */
  missing: ToldTexts;
  /** Answers that were accepted, and are no longer. */
  invalid: ToldTexts;
  /** Ids of rules that fail now, and did not; warnings apart. */
  failing: string[];
  warned: string[];
}

export interface SubmissionConsequence {
  /** Ids of error rules that fail under the proposed edition, and of those under the one in force, too. */
  failing: string[];
  failedBefore: string[];
  missing: ToldTexts;
  invalid: ToldTexts;
}

const tell = (texts: readonly Text[]): ToldTexts => ({
  count: texts.length,
  texts: texts.slice(0, TOLD_AT_MOST),
});

interface Judgement {
  faults: FilingFault[];
  failed: { id: string; level: 'error' | 'warning' }[];
}

function judge(form: Form, answers: Answers, ctx: FormContext): Judgement {
  const filled = computeAnswers(form, answers, ctx);
  return {
    faults: checkAnswers(form, filled, ctx, 'submit'),
    failed: runRules(form, filled, ctx).filter(({ outcome }) => outcome === 'failed'),
  };
}

const migrate = ({ form, edition }: JudgingEdition, stored: StoredAnswers): MigratedAnswers =>
  stored.edition === edition
    ? { answers: stored.answers, kept: 0, moved: [], aside: [...stored.aside] }
    : migrateAnswersToEdition(form, stored.answers, stored.edition, stored.aside);

/** A fault by its place in the proposed edition: a key that was renamed makes no new fault. */
function createFaultFinder({ present, proposed }: JudgedEditions, before: readonly FilingFault[]) {
  const steps = listLaterEditionSteps(proposed.form.editions, present.edition);
  const follow = (path: string): string => {
    const { section = path, row, field = '' } = parsePath(path) ?? {};
    const { cell } = followCellThroughEditions(steps, present.edition, { section, field, value: null });
    return `${cell.section}[${row ?? ''}].${cell.field}`;
  };
  const name = (code: string, path: string): string => `${code} ${path}`;
  const known = new Set(before.map(({ code, path }) => name(code, follow(path))));
  return ({ code, path }: FilingFault): boolean => {
    const { section = path, row, field = '' } = parsePath(path) ?? {};
    return !known.has(name(code, `${section}[${row ?? ''}].${field}`));
  };
}

const tellFaults = (faults: readonly FilingFault[]) => ({
  missing: tell(faults.filter(isMissingAnswer).map(({ message }) => message)),
  invalid: tell(faults.filter((fault) => !isMissingAnswer(fault)).map(({ message }) => message)),
});

/** Names of the fields whose values the step to the proposed edition turns into others. */
function listConverted({ present, proposed }: JudgedEditions, { answers }: MigratedAnswers): Text[] {
  const { form } = proposed;
  const steps = listLaterEditionSteps(form.editions, present.edition);
  const paths = new Set(
    steps.flatMap(({ converts = {}, values = {} }) => [...Object.keys(converts), ...Object.keys(values)]),
  );
  return form.sections.flatMap((section) =>
    listSectionFields(section)
      .filter(({ key }) => paths.has(`${section.key}.${key}`))
      .filter(({ key }) => listSectionRecords(section, answers).some((record) => !isEmpty(record[key])))
      .map(({ zh, en, ar }) => ({ zh, en, ...(ar !== undefined && { ar }) })),
  );
}

export function judgeDraft(
  editions: JudgedEditions,
  stored: StoredAnswers,
  settle: SettleAnswers,
): DraftConsequence {
  const { present, proposed } = editions;
  const now = migrate(present, stored);
  const then = migrate(proposed, {
    ...stored,
    edition: present.edition,
    answers: now.answers,
    aside: now.aside,
  });
  const before = judge(present.form, settle(present.form, now.answers), stored.ctx);
  const after = judge(proposed.form, settle(proposed.form, then.answers), stored.ctx);
  const isNew = createFaultFinder(editions, before.faults);
  const failedBefore = new Set(before.failed.map(({ id }) => id));
  const newlyFailed = after.failed.filter(({ id }) => !failedBefore.has(id));
  const known = new Set(now.aside.map(({ path, edition }) => `${edition} ${path}`));
  return {
    kept: then.kept,
    moved: tell(then.moved.map(({ label }) => label)),
    converted: tell(listConverted(editions, then)),
    setAside: tell(
      then.aside.filter(({ path, edition }) => !known.has(`${edition} ${path}`)).map(({ label }) => label),
    ),
    ...tellFaults(after.faults.filter(isNew)),
    failing: newlyFailed.filter(({ level }) => level === 'error').map(({ id }) => id),
    warned: newlyFailed.filter(({ level }) => level === 'warning').map(({ id }) => id),
  };
}

/** Judges signed answers by the rules of both editions. The day is that of the submission. */
export function judgeSubmission(editions: JudgedEditions, stored: StoredAnswers): SubmissionConsequence {
  const { present, proposed } = editions;
  const now = migrate(present, stored);
  const then = migrate(proposed, { ...stored, edition: present.edition, answers: now.answers });
  const before = judge(present.form, now.answers, stored.ctx);
  const after = judge(proposed.form, then.answers, stored.ctx);
  const isError = ({ level }: Judgement['failed'][number]) => level === 'error';
  const isNew = createFaultFinder(editions, before.faults);
  return {
    failing: after.failed.filter(isError).map(({ id }) => id),
    failedBefore: before.failed.filter(isError).map(({ id }) => id),
    ...tellFaults(after.faults.filter(isNew)),
  };
}
