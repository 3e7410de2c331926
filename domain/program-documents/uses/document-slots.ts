/** All places of a document that name one of its items. */
import type { ProgramDocument } from '../types';
import { collectExpressionSlots } from './expression-slots';
import { collectSectionSlots } from './section-slots';
import { getOwnName, type NameHolder, type NameSlot, SlotCollector } from './slots';

const asHolder = (value: object): NameHolder => value as NameHolder;

/** Facts of a filing that lines of a paper may have besides fields. */
const PAPER_FACTS: ReadonlySet<string> = new Set([
  'batch_year',
  'declare_year',
  'company_name',
  'department',
  'program',
  'declaration_no',
  'submitted_on',
]);

function collectManifestSlots(collector: SlotCollector, { manifest }: ProgramDocument): void {
  const { names, published, review, continues, lookups = [], fits } = manifest;
  collector.paths('manifest', manifest, 'subject', 'asks', 'seenBy');
  collector.listedPaths('manifest.names.person', names?.person);
  collector.listedPaths('manifest.names.right', names?.right);
  collector.listedPaths('manifest.published.answers', published?.answers);
  collector.paths('manifest.published', published, 'scope');
  collector.paths('manifest.continues', continues, 'id');
  for (const { hand, sections } of review.signing?.hands ?? [])
    collector.listed('section', '', `manifest.review.signing.${hand}`, sections);
  collector.entries('condition', '', 'manifest.fits', fits);
  for (const { call, lists } of lookups)
    for (const [type, names] of Object.entries(lists)) {
      const place = `manifest.lookups.${call}`;
      if (Array.isArray(names)) collector.listed('dictionary', '', place, names);
      else collector.own({ kind: 'dictionary', key: names }, place, asHolder(lists), type);
    }
}

function collectRuleSlots(
  collector: SlotCollector,
  { rules }: Pick<ProgramDocument['form'], 'rules'>,
  form: string,
): void {
  for (const rule of rules) {
    const place = `${form}.rules.${rule.id}`;
    collector.own({ kind: 'rule', key: rule.id }, place, asHolder(rule), 'id', { isDefinition: true });
    collector.listedPaths(`${place}.paths`, rule.paths);
    collector.paths(place, rule, 'onceInBatch');
  }
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

const listPlaceholders = (text: unknown): string[] =>
  typeof text === 'string' ? [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name) : [];

/** Placeholders of papers: a key that several fields have is that of the first one with an answer. */
function collectPaperSlots(collector: SlotCollector, { form }: ProgramDocument): void {
  const fields = form.sections.flatMap((section) =>
    'fields' in section ? section.fields.map(({ key }) => `${section.key}.${key}`) : [],
  );
  const findFields = (name: string) => fields.filter((path) => path.endsWith(`.${name}`));
  const isKnown = (name: string) => PAPER_FACTS.has(name) || findFields(name).length > 0;
  const collect = (holder: NameHolder, property: string, place: string, isLoose: boolean): void => {
    for (const name of listPlaceholders(holder[property]).filter((each) => !PAPER_FACTS.has(each))) {
      const found = findFields(name);
      const write = (key: string) => {
        if (found.length < 2)
          holder[property] = String(holder[property]).replace(
            `{{${name}}}`,
            `{{${getOwnName({ kind: 'field', key })}}}`,
          );
      };
      for (const key of found.length > 0 ? found : [name])
        collector.slots.push({ kind: 'field', key, place, write, ...(isLoose && { isLoose }) });
    }
  };
  const { cover = [], fileName } = form.document;
  for (const [line, { value = [] }] of cover.entries()) {
    // One text that can be filled is enough: the others are those of other programs.
    const isLoose = value.some((text) => listPlaceholders(text).every(isKnown));
    for (const index of value.keys())
      collect(value as unknown as NameHolder, String(index), `form.document.cover.${line}`, isLoose);
  }
  for (const language of ['zh', 'en', 'ar'])
    collect(asHolder(fileName), language, 'form.document.fileName', false);
}

function collectFormSlots(collector: SlotCollector, document: ProgramDocument): void {
  const { form, edition } = document;
  for (const section of form.sections)
    collectSectionSlots(collector, section, `form.sections.${section.key}`);
  collectRuleSlots(collector, form, 'form');
  for (const condition of form.eligibility)
    collector.own(
      { kind: 'condition', key: condition.id },
      `form.eligibility.${condition.id}`,
      asHolder(condition),
      'id',
      {
        isDefinition: true,
      },
    );
  for (const benefit of form.brings ?? [])
    if ('condition' in benefit)
      collector.own(
        { kind: 'condition', key: benefit.condition },
        'form.brings',
        asHolder(benefit),
        'condition',
      );
  for (const paper of form.separatePapers ?? []) {
    const place = `form.separatePapers.${paper.key}`;
    collector.own({ kind: 'paper', key: paper.key }, place, asHolder(paper), 'key', { isDefinition: true });
    for (const shown of paper.shows) {
      collector.own({ kind: 'section', key: shown.section }, `${place}.shows`, asHolder(shown), 'section');
      collector.listed('field', `${shown.section}.`, `${place}.shows`, shown.fields);
    }
  }
  collectPaperSlots(collector, document);
  for (const step of form.editions ?? []) {
    const place = `form.editions.${step.from}`;
    // Steps to earlier editions name what was there then.
    if (step.to === edition) {
      collector.pathValues(`${place}.moves`, step.moves);
      collector.pathEntries(`${place}.values`, step.values);
      collector.pathEntries(`${place}.converts`, step.converts);
    }
    for (const retired of Object.values(step.retired ?? {}))
      if (retired.options)
        collector.own(
          { kind: 'dictionary', key: retired.options },
          `${place}.retired`,
          asHolder(retired),
          'options',
        );
  }
}

function collectReportSlots(collector: SlotCollector, { reports }: ProgramDocument): void {
  if (!reports) return;
  const { span, milestones, forms = [] } = reports;
  collector.paths('reports.span', span, 'start', 'end');
  if (milestones) {
    const { table, name, day } = milestones;
    collector.own({ kind: 'section', key: table }, 'reports.milestones', asHolder(milestones), 'table');
    collector.own(
      { kind: 'field', key: `${table}.${name}` },
      'reports.milestones',
      asHolder(milestones),
      'name',
    );
    collector.own(
      { kind: 'field', key: `${table}.${day}` },
      'reports.milestones',
      asHolder(milestones),
      'day',
    );
  }
  for (const { key, sections, rules } of forms) {
    const place = `reports.forms.${key}`;
    for (const section of sections)
      if ('ofProgram' in section) {
        const { ofProgram, given, without } = section;
        collector.own(
          { kind: 'section', key: ofProgram },
          `${place}.sections`,
          asHolder(section),
          'ofProgram',
        );
        collector.listed('field', `${ofProgram}.`, `${place}.sections`, given);
        collector.listed('field', `${ofProgram}.`, `${place}.sections`, without);
      }
    for (const rule of rules)
      if ('ofProgram' in rule)
        collector.own({ kind: 'rule', key: rule.ofProgram }, `${place}.rules`, asHolder(rule), 'ofProgram');
  }
}

/** A scenario that names something gone is no fault: its replay shows the difference. */
function collectScenarioSlots(collector: SlotCollector, { scenarios = [] }: ProgramDocument): void {
  const isLoose = { isLoose: true } as const;
  for (const { key, records, failing } of scenarios) {
    const place = `scenarios.${key}`;
    for (const record of records) {
      collector.entries('field', `${record.section}.`, place, record.answers, isLoose);
      collector.entries('field', `${record.section}.`, place, record.computed, isLoose);
      collector.own({ kind: 'section', key: record.section }, place, asHolder(record), 'section', isLoose);
    }
    collector.listed('rule', '', place, failing, isLoose);
  }
}

type DocumentOption = NameHolder & { value: string | number; children?: DocumentOption[] };

function collectOptionSlots(
  collector: SlotCollector,
  dictionary: string,
  options: readonly DocumentOption[],
): void {
  for (const option of options) {
    const item = { kind: 'option', key: `${dictionary}.${option.value}` } as const;
    collector.own(item, `dictionaries.${dictionary}.${option.value}`, option, 'value', {
      isDefinition: true,
    });
    collectOptionSlots(collector, dictionary, option.children ?? []);
  }
}

/** Returns the places in the order of the document; writing to them changes it. */
export function listNameSlots(document: ProgramDocument): NameSlot[] {
  const collector = new SlotCollector();
  collectManifestSlots(collector, document);
  collectFormSlots(collector, document);
  collectReportSlots(collector, document);
  collectScenarioSlots(collector, document);
  for (const [name, { items }] of Object.entries(document.dictionaries))
    collectOptionSlots(collector, name, items as unknown as DocumentOption[]);
  collector.entries('dictionary', '', 'dictionaries', document.dictionaries, { isDefinition: true });
  collectExpressionSlots(collector, document);
  collector.entries('expression', '', 'expressions', document.expressions, { isDefinition: true });
  return collector.slots;
}
