/**
 * Proposals of a paper for a form, field by field: each with the value that stands there, the place where it was found, how sure it is and
 * what speaks against it. The checks of the field come first; nothing is stored before a person accepts it.
 */
import type { Answers, AnswerValue, Form, FormContext, FormScope } from '../definition';
import { computeAnswers } from '../filing/compute';
import { createFault } from '../filing/filing-faults';
import {
  listReuseOffers,
  type ReusableFiling,
  type ReuseOffer,
  selectReusableAnswers,
} from '../filing/reuse';
import { createFormScope } from '../filing/scope';
import { isEmpty, isRowSection, listSectionFields } from '../filing/sections';
import { findDraftFault, findSubmitFault } from '../filing/value-checks';
import type { Text } from '../text';
import { applyOffers } from './apply-offers';
import { readCertificates } from './certificate';
import { type FactOffer, listCertificateOffers, listCompanyOffers, listFigureOffers } from './fact-offers';
import type { PaperConfidence } from './findings';
import { readLicence } from './licence';
import { compactText, listPaperLines, type PaperDoubt, type PaperPlace, type TextLine } from './lines';
import type { PageText } from './page-text';
import { createPrintedPages, findOfferOnPages } from './place-values';
import { type PrintedAnswers, toReusableFiling } from './printed-answers';
import { readPrintedText } from './printed-text';
import { readAuditReport } from './statement';

export interface PaperProposal {
  id: string;
  offer: ReuseOffer;
  /** Place in the paper; null where only the answers beside the pages have it. */
  place: PaperPlace | null;
  confidence: PaperConfidence;
  doubts: PaperDoubt[];
  /** Reason why the field refuses the value; such a proposal is shown, and cannot be accepted. */
  fault: Text | null;
}

export type PaperKind = 'filing' | 'licence' | 'certificate' | 'statement';

export interface PaperReading {
  /** Kinds of paper that were recognised. */
  kinds: PaperKind[];
  proposals: PaperProposal[];
  /** Number of values that the form has already, exactly so. */
  agreeing: number;
}

/** Draft that a paper is read for. */
export interface PaperTarget {
  form: Form;
  ctx: FormContext;
  answers: Answers;
  filled: Answers;
}

export interface ReadPaper {
  pages: PageText[];
  /** Answers that the portal put beside the pages. */
  answers: PrintedAnswers | null;
}

/** Rounds in which fields appear that depend on others of the paper. */
const ROUNDS_AT_MOST = 4;

/** Answers with the tables of added rows as they stand, so that each row of the paper is offered once, with all its columns. */
function withPresentTables({ form, filled }: PaperTarget, look: Answers): Answers {
  const tables = form.sections.filter((section) => section.kind === 'table' && !section.fixedRows);
  return { ...look, ...Object.fromEntries(tables.map(({ key }) => [key, filled[key] ?? []])) };
}

/** Offers of an earlier filing; answers that make further fields visible bring the offers for these. */
function listEarlierOffers(target: PaperTarget, earlier: Answers): ReuseOffer[] {
  const { form, ctx, answers, filled } = target;
  const single: ReuseOffer[] = [];
  let rows: ReuseOffer[] = [];
  let look = filled;
  for (let round = 0; round < ROUNDS_AT_MOST; round++) {
    const offers = listReuseOffers(form, withPresentTables(target, look), ctx, [
      { source: '', answers: earlier },
    ]);
    const known = new Set(single.map(({ path }) => path));
    const fresh = offers.filter(({ field, path }) => field !== undefined && !known.has(path));
    const more = offers.filter(({ field }) => field === undefined);
    if (fresh.length === 0 && JSON.stringify(more) === JSON.stringify(rows)) break;
    single.push(...fresh);
    rows = more;
    let count = 0;
    const after = applyOffers(form, answers, [...single, ...rows], () => `offered${count++}`);
    look = computeAnswers(form, after, ctx);
  }
  return [...single, ...rows];
}

/** Drops answers about a year that the present filing counts differently. */
const isOfThisYear = (form: Form, { section: key, field: name }: ReuseOffer): boolean => {
  const section = form.sections.find((each) => each.key === key);
  return !section || !listSectionFields(section).some((field) => field.key === name && field.ofYear);
};

function listPrintedProposals(
  target: PaperTarget,
  paper: ReadPaper,
  lines: readonly TextLine[],
): { offers: FactOffer[]; isPrinted: boolean } {
  const { form, ctx, filled } = target;
  const exact = paper.answers;
  const scope = createFormScope(form, filled, ctx);
  const files = { known: new Map(), takesOfd: false };
  const earlier: ReusableFiling | null = exact
    ? toReusableFiling(exact)
    : isPrintedForm(form, lines)
      ? { form, answers: readPrintedText(form, scope, lines), batchYear: ctx.batchYear, whole: true }
      : null;
  if (!earlier) return { offers: [], isPrinted: false };
  const pages = createPrintedPages(lines);
  const isSameYear = !exact || exact.batch_year === ctx.batchYear;
  const offers = listEarlierOffers(target, selectReusableAnswers(form, earlier, files))
    .filter((offer) => isSameYear || isOfThisYear(form, offer))
    .map((offer): FactOffer => {
      const { place, isShown } = findOfferOnPages(form, offer, pages);
      return {
        offer,
        place,
        confidence: exact ? 'exact' : 'certain',
        doubts: isShown ? [] : ['not_printed'],
      };
    });
  return { offers, isPrinted: true };
}

/** True for a paper with the titles of several sections of the form. */
function isPrintedForm({ sections }: Form, lines: readonly TextLine[]): boolean {
  const seen = new Set(lines.map(({ compact }) => compact));
  const found = sections.filter(({ title }) =>
    [title.zh, title.en].some((text) => seen.has(compactText(text))),
  );
  return found.length >= Math.min(3, sections.length);
}

/** Reason why the field of an offer refuses its value; null where it takes it. */
function findOfferFault(
  { form, filled, ctx }: PaperTarget,
  { section: key, field: name, value, path }: ReuseOffer,
): Text | null {
  const section = form.sections.find((each) => each.key === key);
  const field = section && listSectionFields(section).find((each) => each.key === name);
  if (!field) return null;
  const found =
    findDraftFault(field, value) ?? findSubmitFault(field, value as AnswerValue, filled, ctx.today);
  return found && createFault(path, found.kind, { label: field, ...found.parameters }).message;
}

/** Name and code of the company, as the form has them from its profile; empty where it does not ask for them. */
function listCompanyNames(form: Form, filled: Answers): string[] {
  return form.sections.flatMap((section) => {
    const record = filled[section.key];
    if (isRowSection(section) || !record || Array.isArray(record)) return [];
    return listSectionFields(section).flatMap(({ key, source }) => {
      const isName = source === 'company.name' || source === 'company.credit_code';
      return isName && !isEmpty(record[key]) ? [compactText(String(record[key]))] : [];
    });
  });
}

/** True where the paper names neither the company nor its code. */
function isOfAnother({ form, filled }: PaperTarget, lines: readonly TextLine[]): boolean {
  const names = listCompanyNames(form, filled);
  const whole = lines.map(({ compact }) => compact).join('');
  return names.length > 0 && !names.some((name) => whole.includes(name));
}

/** Reads a paper for a form. */
export function readPaperFor(target: PaperTarget, paper: ReadPaper): PaperReading {
  const lines = listPaperLines(paper.pages);
  const scope: FormScope = createFormScope(target.form, target.filled, target.ctx);
  const printed = listPrintedProposals(target, paper, lines);
  // The portal's own pages hold the words of licences and accounts as questions.
  const [licence, certificates, figures] = printed.isPrinted
    ? [[], [], []]
    : [readLicence(lines), readCertificates(lines), readAuditReport(lines)];
  const isAnother = isOfAnother(target, lines);
  const facts = [
    ...printed.offers,
    ...listCompanyOffers(target.form, target.filled, scope, licence),
    ...listFigureOffers(target.form, target.filled, scope, figures),
  ].map((offer): FactOffer => (isAnother ? { ...offer, doubts: [...offer.doubts, 'other_company'] } : offer));
  const offers = [
    ...facts,
    ...certificates.flatMap((each) => listCertificateOffers(target.form, target.filled, scope, each)),
  ];
  const different = offers.filter(({ isSame }) => !isSame);
  return {
    kinds: [
      ...(printed.isPrinted ? (['filing'] as const) : []),
      ...(licence.length > 0 ? (['licence'] as const) : []),
      ...(certificates.length > 0 ? (['certificate'] as const) : []),
      ...(figures.length > 0 ? (['statement'] as const) : []),
    ],
    proposals: different.map(
      (each, at): PaperProposal => ({
        id: String(at),
        offer: each.offer,
        place: each.place,
        confidence: each.confidence,
        doubts: [...new Set(each.doubts)],
        fault: findOfferFault(target, each.offer),
      }),
    ),
    agreeing: offers.length - different.length,
  };
}

/** True for a proposal that is chosen from the start: nothing speaks against it, and it overwrites nothing. */
export const isSafeProposal = ({ offer, doubts, fault }: PaperProposal): boolean =>
  doubts.length === 0 && fault === null && isEmpty(offer.standing);

/** Pages on which something was found, for a second look at what they show. */
export const listPagesOfReading = ({ proposals }: PaperReading): number[] => [
  ...new Set(proposals.flatMap(({ place }) => place?.page ?? [])),
];
