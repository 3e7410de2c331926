/** Faults of a document as a whole: names that lead nowhere, that stand twice or are taken, circles, and fields that take no answer. */
import { OWN_NAMES } from '../expressions/language/limits';
import { findReferenceDictionary } from '../reference/dictionaries';
import { fillText } from '../text';
import { listCircles } from './circles';
import { SCOPE_HELPERS } from './compile';
import { type ContentFaultKind, contentFaultTexts, type DocumentFault } from './faults';
import { isQuickPattern } from './patterns';
import { listPlaceholderPaths } from './placeholder-names';
import { type DocumentItem, listSectionItems } from './references';
import type { ProgramDocument } from './types';

const createFault = (kind: ContentFaultKind, item: string, part: string): DocumentFault => ({
  kind,
  item,
  at: [0, 0],
  text: fillText(contentFaultTexts[kind], { part }),
});

type PlacedItem = readonly [place: string, item: DocumentItem];

const listItems = ({ form }: ProgramDocument): PlacedItem[] =>
  form.sections.flatMap((section) =>
    listSectionItems(section).map((item) => [`form.sections.${section.key}.${item.key}`, item] as const),
  );

/** The dictionaries that a document names, with the place of each. Options may also be rows of a table. */
function listDictionaryNames(document: ProgramDocument): (readonly [place: string, name: string])[] {
  const { manifest, form } = document;
  return [
    ...listItems(document).flatMap(([place, { options }]) =>
      typeof options === 'string' ? [[place, options] as const] : [],
    ),
    ...(manifest.lookups ?? []).flatMap(({ call, lists }) =>
      Object.values(lists)
        .flat()
        .map((name) => [`manifest.lookups.${call}`, name] as const),
    ),
    ...(form.editions ?? []).flatMap(({ from, retired = {} }) =>
      Object.entries(retired).flatMap(([path, { options }]) =>
        options ? [[`form.editions.${from}.${path}`, options] as const] : [],
      ),
    ),
  ];
}

const listTwice = (place: string, names: readonly string[]): DocumentFault[] =>
  [...new Set(names.filter((name, index) => names.indexOf(name) < index))].map((name) =>
    createFault('keyTwice', place, name),
  );

function listRepeatedKeys({ form }: ProgramDocument): DocumentFault[] {
  return [
    ...listTwice(
      'form.sections',
      form.sections.map(({ key }) => key),
    ),
    ...form.sections.flatMap((section) => {
      const place = `form.sections.${section.key}`;
      const rows = section.kind === 'table' ? (section.fixedRows ?? []) : [];
      return [
        ...listTwice(
          place,
          listSectionItems(section).map(({ key }) => key),
        ),
        ...listTwice(
          `${place}.fixedRows`,
          rows.map(({ key }) => key),
        ),
      ];
    }),
    ...listTwice(
      'form.rules',
      form.rules.map(({ id }) => id),
    ),
    ...listTwice(
      'form.eligibility',
      form.eligibility.map(({ id }) => id),
    ),
    ...listTwice(
      'form.separatePapers',
      (form.separatePapers ?? []).map(({ key }) => key),
    ),
  ];
}

/** Tables of years whose rows do not say of which year they are: what two people change in them could not be merged. */
const listMissingYears = ({ form }: ProgramDocument): DocumentFault[] =>
  form.sections
    .filter(
      (section) =>
        section.kind === 'yearly' && !section.indicators.some(({ auto }) => auto === 'reporting_year'),
    )
    .map(({ key, title }) => createFault('yearMissing', `form.sections.${key}`, title.zh));

/** Names of sections, expressions and parameters that an expression would read as something else. */
function listTakenNames({ form, expressions }: ProgramDocument): DocumentFault[] {
  const sections = form.sections.map(({ key }) => key);
  const taken = new Set([...OWN_NAMES, ...SCOPE_HELPERS]);
  const takenByExpressions = new Set([...taken, ...sections]);
  return [
    ...sections
      .filter((key) => taken.has(key))
      .map((key) => createFault('nameTaken', `form.sections.${key}`, key)),
    ...Object.entries(expressions).flatMap(([name, { parameters }]) => [
      ...(takenByExpressions.has(name) ? [createFault('nameTaken', `expressions.${name}`, name)] : []),
      ...parameters
        .filter((parameter) => OWN_NAMES.has(parameter))
        .map((parameter) => createFault('nameTaken', `expressions.${name}`, parameter)),
      ...listTwice(`expressions.${name}`, parameters),
    ]),
  ];
}

interface DocumentOption {
  no_pattern?: unknown;
  children?: DocumentOption[];
}

const listOptionPatterns = (options: readonly DocumentOption[]): string[] =>
  options.flatMap(({ no_pattern: pattern, children = [] }) => [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...listOptionPatterns(children),
  ]);

function listSlowPatterns(document: ProgramDocument): DocumentFault[] {
  const patterns = [
    ...listItems(document).flatMap(([place, { pattern }]) => (pattern ? [[place, pattern] as const] : [])),
    ...Object.entries(document.dictionaries).flatMap(([name, { items }]) =>
      listOptionPatterns(items as DocumentOption[]).map(
        (pattern) => [`dictionaries.${name}`, pattern] as const,
      ),
    ),
  ];
  return patterns
    .filter(([, pattern]) => !isQuickPattern(pattern))
    .map(([place, pattern]) => createFault('patternSlow', place, pattern));
}

const listUnnamedItems = ({ form, dictionaries }: ProgramDocument): DocumentFault[] =>
  [
    ...listPlaceholderPaths(form.sections, 'form.sections'),
    ...listPlaceholderPaths(dictionaries, 'dictionaries'),
  ].map(([path, name]) => createFault('unnamed', path, name));

/** Files of the guide that lead nowhere, or to two things. */
const listUnplacedFiles = ({ form }: ProgramDocument): DocumentFault[] =>
  (form.guideFiles ?? []).flatMap((each, index) =>
    (each.url === undefined) === (each.file === undefined)
      ? [createFault('guideFileUnplaced', `form.guideFiles.${index}`, each.zh)]
      : [],
  );

/** Attachments that no file fits. The schema allows them: editions issued with one are still read. */
const listUnacceptingFields = (document: ProgramDocument): DocumentFault[] =>
  listItems(document)
    .filter(([, { accept }]) => accept?.length === 0)
    .map(([place, { zh }]) => createFault('fileTypesMissing', `${place}.accept`, zh));

export function listContentFaults(document: ProgramDocument): DocumentFault[] {
  const { form, dictionaries } = document;
  const conditions = new Set(form.eligibility.map(({ id }) => id));
  const isDictionary = (name: string) => Object.hasOwn(dictionaries, name) || findReferenceDictionary(name);
  return [
    ...listMissingYears(document),
    ...listDictionaryNames(document)
      .filter(([, name]) => !isDictionary(name))
      .map(([place, name]) => createFault('dictionaryUnknown', place, name)),
    ...(form.brings ?? [])
      .flatMap((benefit) => ('condition' in benefit ? [benefit.condition] : []))
      .filter((id) => !conditions.has(id))
      .map((id) => createFault('conditionUnknown', 'form.brings', id)),
    ...listRepeatedKeys(document),
    ...listTakenNames(document),
    ...listSlowPatterns(document),
    ...listUnnamedItems(document),
    ...listUnplacedFiles(document),
    ...listUnacceptingFields(document),
    ...listCircles(document).map((circle) => createFault('circle', circle.join(' → '), circle[0] ?? '')),
  ];
}
