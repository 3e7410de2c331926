/** Facts of papers as offers to the fields of a form that ask for them. */

import { toPatentKey } from '../checks/patent-no';
import type {
  Answers,
  AnswerValue,
  ChoiceField,
  Field,
  Form,
  FormScope,
  Row,
  Section,
  TableSection,
} from '../definition';
import { parseInput } from '../filing/input';
import { isSameAnswer } from '../filing/merge';
import { isRowOptions } from '../filing/options';
import type { ReuseOffer } from '../filing/reuse';
import { isVisible, listExpectedYears, listVisibleSections } from '../filing/scope';
import {
  getSectionAnswers,
  getSectionRows,
  isBlankRow,
  isReadOnlyField,
  isRowSection,
  isTypedField,
  listSectionFields,
} from '../filing/sections';
import type { PaperConfidence, PaperFinding } from './findings';
import { STATEMENT_ROWS } from './labels';
import { compactText, type PaperDoubt, type PaperPlace } from './lines';

export interface FactOffer {
  offer: ReuseOffer;
  place: PaperPlace | null;
  confidence: PaperConfidence;
  doubts: PaperDoubt[];
  /** True where the form has the value already. */
  isSame?: boolean;
}

const isAsked = (field: Field, scope: FormScope): boolean =>
  isTypedField(field) && !isReadOnlyField(field) && isVisible(field, scope);

/** Reads a finding as if it had been typed; undefined where the field takes nothing of the kind. */
function readFor(field: Field, { amount, text }: PaperFinding): AnswerValue | undefined {
  if (amount !== undefined) return field.unit === '元' ? Number((amount * 10_000).toFixed(2)) : amount;
  const read = parseInput(field, text);
  return 'value' in read ? read.value : undefined;
}

interface OfferPlace {
  section: string;
  path: string;
  row?: Row;
  standing: AnswerValue;
}

function createOffer(field: Field, finding: PaperFinding, at: OfferPlace): FactOffer[] {
  const value = readFor(field, finding);
  if (value === undefined || value === null) return [];
  const { place, confidence, doubts } = finding;
  const offer: ReuseOffer = { ...at, field: field.key, value, source: '' };
  return [{ offer, place, confidence, doubts, isSame: isSameAnswer(value, at.standing) }];
}

/** Offers of the facts of a licence to the fields that the company profile fills. */
export function listCompanyOffers(
  form: Form,
  filled: Answers,
  scope: FormScope,
  findings: readonly PaperFinding[],
): FactOffer[] {
  return listVisibleSections(form, scope).flatMap((section) => {
    // What is declared is said anew each time.
    if (isRowSection(section) || section.kind === 'declaration') return [];
    const answers = getSectionAnswers(filled, section);
    return listSectionFields(section)
      .filter((field) => field.source !== undefined && isAsked(field, scope))
      .flatMap((field) =>
        findings
          .filter(({ key }) => field.source === `company.${key}`)
          .flatMap((finding) =>
            createOffer(field, finding, {
              section: section.key,
              path: `${section.key}.${field.key}`,
              standing: answers[field.key],
            }),
          ),
      );
  });
}

const WORDS = new Map(STATEMENT_ROWS.map(({ recurs, words }) => [recurs, words]));

/** True for a field of the figure: by the name that it recurs under, or by its own words. */
const isFigureField = (field: Field, { key }: PaperFinding): boolean =>
  field.recurs === key ||
  (field.recurs === undefined &&
    (field.type === 'money_wan' || field.type === 'decimal') &&
    (WORDS.get(key) ?? []).includes(compactText(field.zh)));

/** Offers of the figures of a report to the year grids of a form, and to single fields about one year. */
export function listFigureOffers(
  form: Form,
  filled: Answers,
  scope: FormScope,
  findings: readonly PaperFinding[],
): FactOffer[] {
  return listVisibleSections(form, scope).flatMap((section) => {
    const fields = listSectionFields(section).filter((field) => isAsked(field, scope));
    if (section.kind === 'yearly') return listYearOffers(section, fields, filled, scope, findings);
    if (isRowSection(section)) return [];
    const answers = getSectionAnswers(filled, section);
    return fields.flatMap((field) =>
      findings
        .filter((finding) => isFigureField(field, finding) && isAboutYear(field, finding, scope))
        .flatMap((finding) =>
          createOffer(field, finding, {
            section: section.key,
            path: `${section.key}.${field.key}`,
            standing: answers[field.key],
          }),
        ),
    );
  });
}

const isAboutYear = ({ ofYear, figureYear }: Field, { year }: PaperFinding, { ctx }: FormScope): boolean => {
  const offset = ofYear?.offset ?? figureYear;
  return offset !== undefined && year === ctx.batchYear + offset;
};

function listYearOffers(
  section: Extract<Section, { kind: 'yearly' }>,
  fields: readonly Field[],
  filled: Answers,
  scope: FormScope,
  findings: readonly PaperFinding[],
): FactOffer[] {
  const years = listExpectedYears(section, scope);
  return getSectionRows(filled, section).flatMap((record, at) => {
    const year = Number(record.affiliation_year);
    if (!years.includes(year)) return [];
    return fields.flatMap((field) =>
      findings
        .filter((finding) => finding.year === year && isFigureField(field, finding))
        .flatMap((finding) =>
          createOffer(field, finding, {
            section: section.key,
            path: `${section.key}[${at}].${field.key}`,
            row: { affiliation_year: year },
            standing: record[field.key],
          }),
        ),
    );
  });
}

/** Columns of a table of rights: the number is looked up in the register of patents. */
interface RightColumns {
  number: Field;
  name: Field | undefined;
  date: Field | undefined;
  type: ChoiceField | undefined;
}

function findRightColumns({ columns }: TableSection): RightColumns | null {
  const number = columns.find(({ register }) => register === 'patent');
  if (!number) return null;
  const kinds = columns.filter(
    (field): field is ChoiceField => 'options' in field && !isRowOptions(field.options),
  );
  return {
    number,
    name: columns.find(({ type, auto, zh }) => type === 'text' && !auto && zh.includes('名称')),
    date: columns.find(({ type, zh }) => type === 'date' && /授权|登记|取得/.test(zh)),
    type: kinds.find(({ options }) => !isRowOptions(options) && options.name === 'ip_type'),
  };
}

const firstOf = (findings: readonly PaperFinding[], key: string) => findings.find((each) => each.key === key);
const toNumberKey = (text: AnswerValue): string =>
  toPatentKey(String(text ?? '')) ?? String(text ?? '').toUpperCase();

/** Offers one certificate as a row of each table that lists such rights and does not have it yet. */
export function listCertificateOffers(
  form: Form,
  filled: Answers,
  scope: FormScope,
  findings: readonly PaperFinding[],
): FactOffer[] {
  return listVisibleSections(form, scope).flatMap((section): FactOffer[] => {
    const columns = section.kind === 'table' && !section.fixedRows ? findRightColumns(section) : null;
    if (!columns || section.kind !== 'table') return [];
    const value: Row = {};
    const used: PaperFinding[] = [];
    for (const key of ['name', 'type', 'number', 'date'] as const) {
      const [field, finding] = [columns[key], firstOf(findings, key)];
      const read = field && finding && isAsked(field, scope) ? readFor(field, finding) : undefined;
      if (!field || !finding || read === undefined || read === null) continue;
      value[field.key] = read;
      used.push(finding);
    }
    const [first] = used;
    if (!first || isBlankRow(section, value)) return [];
    const wanted = toNumberKey(value[columns.number.key]);
    const isSame = getSectionRows(filled, section).some(
      (row) => wanted !== '' && toNumberKey(row[columns.number.key]) === wanted,
    );
    const place = firstOf(findings, 'number')?.place ?? first.place;
    const offer: ReuseOffer = { path: section.key, section: section.key, standing: null, value, source: '' };
    const confidence = used.some((each) => each.confidence === 'likely') ? 'likely' : 'certain';
    return [{ offer, place, confidence, doubts: used.flatMap(({ doubts }) => doubts), isSame }];
  });
}
