import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { readSamples } from '../../../tests/support/samples';
import { compileText } from '../../expressions/language/compile-text';
import { parseExpression } from '../../expressions/language/parse';
import { computeAnswers } from '../../filing/compute';
import { runRules } from '../../filing/rules';
import { programs } from '../../programs/index.generated';
import { compileForm } from '../compile';
import { listDocumentExpressions } from '../references';
import type { ProgramDocument } from '../types';
import { type ItemKind, listUnknownNames, listUses, selectUses } from '.';
import { listNameSlots } from './document-slots';
import { renameInDocument } from './rename';

const gazelle = readProgramDocument('gazelle');

const listPlaces = (document: ProgramDocument, kind: ItemKind, key: string) => [
  ...new Set(selectUses(listUses(document), { kind, key }).map(({ place }) => place)),
];

describe('listUses', () => {
  it.each([
    ['gazelle', 'field', 'operationData.employees', 'expressions.employees'],
    ['gazelle', 'rule', 'GZ-09', 'form.sections.indicators.avg_research_ratio.judgedBy'],
    ['gazelle', 'condition', 'GZ-A1', 'manifest.fits'],
    ['keyproject', 'field', 'project_basic.project_name', 'manifest.subject'],
    ['hightech', 'group', 'rdExpenses.x', undefined],
    ['jiebangguashuai', 'paper', 'list_entry', 'form.sections.filesData.public_text.generated'],
  ] as const)('names the places that use an item: %s %s %s', (program, kind, key, place) => {
    const places = listPlaces(readProgramDocument(program), kind, key);
    if (place === undefined) expect(places).toEqual([]);
    else expect(places).toContain(place);
  });

  it('gives the characters of the name alone, in every expression of the sixteen', () => {
    for (const { key } of programs) {
      const document = readProgramDocument(key);
      const texts = new Map(listDocumentExpressions(document).map(({ place, text }) => [place, text]));
      for (const { key: name, place, at } of listUses(document)) {
        const text = texts.get(place);
        if (text && at) expect(name.endsWith(text.slice(...at)), `${place} ${text.slice(...at)}`).toBe(true);
      }
    }
  });
});

describe('listUnknownNames', () => {
  it.each(programs.map(({ key }) => key))('finds none in %s', (key) => {
    expect(listUnknownNames(readProgramDocument(key))).toEqual([]);
  });

  const change = (edit: (document: ProgramDocument) => void): string[] => {
    const document = structuredClone(readProgramDocument('subjectresearch'));
    edit(document);
    return listUnknownNames(document).map(({ kind, item }) => `${kind} ${item}`);
  };

  it.each<[string, string, (document: ProgramDocument) => void]>([
    [
      'subject',
      'fieldUnknown manifest.subject',
      ({ manifest }) => Object.assign(manifest, { subject: 'a.b' }),
    ],
    [
      'published answers',
      'sectionUnknown manifest.published.answers',
      ({ manifest }) => Object.assign(manifest, { published: { subject: 'title', answers: ['nowhere'] } }),
    ],
    ['seenBy', 'fieldUnknown manifest.seenBy', ({ manifest }) => Object.assign(manifest, { seenBy: 'a.b' })],
    ['asks', 'fieldUnknown manifest.asks', ({ manifest }) => Object.assign(manifest, { asks: 'a.b' })],
    [
      'continues',
      'fieldUnknown manifest.continues.id',
      ({ manifest }) => Object.assign(manifest, { continues: { id: 'a.b' } }),
    ],
    [
      'fits',
      'conditionUnknown manifest.fits',
      ({ manifest }) => Object.assign(manifest, { fits: { none: 'true' } }),
    ],
    [
      'signing',
      'sectionUnknown manifest.review.signing.legal',
      ({ manifest }) =>
        Object.assign(manifest.review, { signing: { hands: [{ hand: 'legal', sections: ['nowhere'] }] } }),
    ],
    [
      'paths of a rule',
      'fieldUnknown form.rules.X.paths',
      ({ form }) => void form.rules.push({ id: 'X', paths: ['a.b'] } as never),
    ],
    [
      'separate papers',
      'sectionUnknown form.separatePapers.p.shows',
      ({ form }) => Object.assign(form, { separatePapers: [{ key: 'p', shows: [{ section: 'nowhere' }] }] }),
    ],
    [
      'cover',
      'fieldUnknown form.document.cover.0',
      ({ form }) => Object.assign(form.document, { cover: [{ value: ['{{nowhere}}'] }] }),
    ],
    [
      'judgedBy',
      'ruleUnknown form.sections.s.f.judgedBy',
      ({ form }) =>
        void form.sections.push({
          kind: 'fields',
          key: 's',
          fields: [{ key: 'f', type: 'text', judgedBy: 'none' }],
        } as never),
    ],
    [
      'options of rows',
      'fieldUnknown form.sections.s.f.options',
      ({ form }) =>
        void form.sections.push({
          kind: 'fields',
          key: 's',
          fields: [{ key: 'f', type: 'select', options: { rowsOf: 's', column: 'none' } }],
        } as never),
    ],
    [
      'sums',
      'rowUnknown form.sections.s.fixedRows.total.sumOf',
      ({ form }) =>
        void form.sections.push({
          kind: 'table',
          key: 's',
          columns: [],
          fixedRows: [{ key: 'total', sumOf: ['none'] }],
        } as never),
    ],
    [
      'groups',
      'groupUnknown form.sections.s.fixedRows.total.group',
      ({ form }) =>
        void form.sections.push({
          kind: 'table',
          key: 's',
          columns: [],
          fixedRows: [{ key: 'total', group: 'none' }],
        } as never),
    ],
    [
      'a file in an expression',
      'fieldUnknown expressions.x',
      ({ expressions }) => Object.assign(expressions, { x: { parameters: [], text: "hasFile('none')" } }),
    ],
  ])('finds a name that leads nowhere: %s', (_name, fault, edit) => {
    expect(change(edit)).toContain(fault);
  });
});

describe('renameInDocument', () => {
  it('changes every use of a field, keeps its identity and the rest of each text', () => {
    const renamed = renameInDocument(
      gazelle,
      { kind: 'field', key: 'operationData.employees' },
      'operationData.staff',
    );
    expect(listPlaces(renamed, 'field', 'operationData.employees')).toEqual([]);
    expect(listPlaces(renamed, 'field', 'operationData.staff')).toEqual(
      listPlaces(gazelle, 'field', 'operationData.employees').map((place) =>
        place.replace('.employees.', '.staff.'),
      ),
    );
    expect(renamed.form.rules.find(({ id }) => id === 'GZ-13')?.check).toBe(
      gazelle.form.rules.find(({ id }) => id === 'GZ-13')?.check?.replace('row.employees', 'row.staff'),
    );
    const section = renamed.form.sections.find(({ key }) => key === 'operationData');
    const indicators = section?.kind === 'yearly' ? section.indicators : [];
    expect(indicators.find(({ key }) => key === 'staff')?.id).toBe('operationData.employees');
    expect(gazelle.form.rules.find(({ id }) => id === 'GZ-13')?.check).toContain('row.employees');
  });

  /** Back and forth is where it began: nothing was left behind, and nothing else was changed. */
  it.each(programs.map(({ key }) => key))('renames items of %s and back without a difference', (key) => {
    const document = readProgramDocument(key);
    const withoutIds = (text: string) => text.replace(/"id":"[^"]*",?/g, '').replaceAll(',}', '}');
    const ofEachKind = new Map(
      listNameSlots(document).flatMap((slot) =>
        slot.isDefinition && slot.kind !== 'option' ? [[slot.kind, slot.key]] : [],
      ),
    );
    for (const [kind, name] of ofEachKind) {
      const there = renameInDocument(document, { kind, key: name }, `${name}_x`);
      expect(
        listUses(there).some((use) => use.kind === kind && use.key === name),
        `${kind} ${name}`,
      ).toBe(false);
      const back = renameInDocument(there, { kind, key: `${name}_x` }, name);
      expect(withoutIds(JSON.stringify(back)), `${kind} ${name}`).toBe(withoutIds(JSON.stringify(document)));
    }
  });

  it('judges samples as before once a section has another key', () => {
    const [sample] = readSamples('gazelle');
    if (!sample) throw new Error('gazelle has no sample');
    const judge = (document: ProgramDocument, data: typeof sample.data) => {
      const form = compileForm(document, compileText);
      return runRules(form, computeAnswers(form, data, sample.ctx), sample.ctx).map(
        ({ id, outcome, figure }) => [id, outcome, figure],
      );
    };
    const renamed = renameInDocument(gazelle, { kind: 'section', key: 'operationData' }, 'years_of_work');
    const { operationData, ...others } = sample.data;
    expect(judge(renamed, { ...others, years_of_work: operationData } as typeof sample.data)).toEqual(
      judge(gazelle, sample.data),
    );
  });

  it('writes options in expressions within their quotation marks', () => {
    const document = structuredClone(gazelle);
    Object.assign(document.expressions, {
      chosen: { parameters: [], text: `baseData.track === "revenue" ? 1 : 2 // no`.replace(' // no', '') },
    });
    const options = document.form.sections.flatMap((section) => ('fields' in section ? section.fields : []));
    const track = options.find(({ key }) => key === 'track') as { options?: string } | undefined;
    const renamed = renameInDocument(
      document,
      { kind: 'option', key: `${track?.options}.revenue` },
      `${track?.options}.income`,
    );
    expect(renamed.expressions.chosen?.text).toBe('baseData.track === "income" ? 1 : 2');
    expect(() => parseExpression(renamed.expressions.chosen?.text ?? '')).not.toThrow();
  });
});
