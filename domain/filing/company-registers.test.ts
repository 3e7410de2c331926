import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Answers, Form, Row } from '../definition';
import { COMPANY_REGISTERS, getRegisterDefinition } from '../definition';
import type { FileFacts } from '../files/names';
import { programs } from '../programs/index.generated';
import {
  collectRegisterEntries,
  createRowIndex,
  fillFromEntry,
  isRegisterSection,
  listSectionRegisters,
  type RegisterSection,
} from './company-registers';
import { listSectionFields } from './sections';
import { findDraftFault, findSubmitFault } from './value-checks';

const forms = new Map(
  await Promise.all(programs.map(async (each) => [each.key, await each.load()] as const)),
);
const getForm = (program: string) => forms.get(program) as Form;
const getSection = (program: string, key: string) =>
  getForm(program).sections.find((each) => each.key === key) as RegisterSection;

/** Every id is that of a PDF of one byte. */
const anyFile = { get: () => ({ extension: 'pdf', size: 1 }) } as unknown as ReadonlyMap<string, FileFacts>;
const files = { known: anyFile, takesOfd: false };

const sample = (program: string): Answers => readSamples(program)[0]?.data as Answers;
const source = (program: string, answers: Answers = sample(program), id = program) => ({
  id,
  form: getForm(program),
  answers,
  whole: true,
});
const pick = (section: RegisterSection, ...sources: ReturnType<typeof source>[]): Row[] =>
  collectRegisterEntries(sources, listSectionRegisters(section)).map((entry) =>
    fillFromEntry(section, entry, files),
  );

describe('sections of registers', () => {
  const sections = [...forms].flatMap(([program, form]) =>
    form.sections.filter(isRegisterSection).map((section) => ({ program, section })),
  );

  it.each(sections)(
    'names facts that the register of $program $section.key has, and a name',
    ({ section }) => {
      const means = listSectionFields(section).flatMap((field) => field.means ?? []);
      const known = listSectionRegisters(section).flatMap((register) =>
        Object.keys(getRegisterDefinition(register).facts),
      );
      expect(means).toContain('name');
      expect(means.filter((fact) => !known.includes(fact) && fact !== 'owner' && fact !== 'state')).toEqual(
        [],
      );
    },
  );

  it('has, for every register, sections of two programs or more', () => {
    for (const register of COMPANY_REGISTERS) {
      const asking = sections.filter(({ section }) => listSectionRegisters(section).includes(register));
      expect(new Set(asking.map(({ program }) => program)).size, register).toBeGreaterThan(1);
    }
  });
});

describe(collectRegisterEntries, () => {
  const rights = (...rows: Row[]): Answers => ({ ip_table: rows });
  const list = (...answers: Answers[]) =>
    collectRegisterEntries(
      answers.map((each, i) => source('hightech', each, `s${i}`)),
      ['rights'],
    );

  it('merges records of one number, with the facts of the newest record first', () => {
    const [entry, ...others] = list(
      rights({ ip_name: '散热结构', authorization_no: 'ZL202310012345.6' }),
      rights({ ip_name: '散热结构', authorization_no: '202310012345.6', authorization_date: '2025-03-18' }),
    );
    expect(others).toEqual([]);
    expect(entry?.sources).toEqual(['s0', 's1']);
    expect(fillFromEntry(getSection('hightech', 'ip_table'), entry as never, files)).toEqual({
      ip_name: '散热结构',
      authorization_no: 'ZL202310012345.6',
      authorization_date: '2025-03-18',
    });
  });

  it('names the other name where one number has two, and keeps one entry', () => {
    const found = list(
      rights({ ip_name: '散热结构', authorization_no: 'ZL202310012345.6' }),
      rights({ ip_name: '一种散热装置', authorization_no: 'zl 202310012345.6' }),
    );
    expect(found.map(({ name, otherNames }) => [name, otherNames])).toEqual([['散热结构', ['一种散热装置']]]);
  });

  it('keeps two rights of one name and different types or numbers apart', () => {
    expect(
      list(
        rights(
          { ip_name: '夹具', ip_type: 'invention', authorization_no: 'ZL202310012345.6' },
          { ip_name: '夹具', ip_type: 'utility_model', authorization_no: 'ZL202320012345.1' },
        ),
      ),
    ).toHaveLength(2);
    expect(
      list(rights({ ip_name: '夹具', ip_type: 'invention' }, { ip_name: '夹具', ip_type: 'design' })),
    ).toHaveLength(2);
  });

  it('matches people without an ID number by name and year of birth', () => {
    const worker = { name: '张三', birth_month: '1980-05', id_no: '210102198005011234' };
    const entries = collectRegisterEntries(
      [
        source('innovation_platform', {
          staffData: [
            { name: '张三', birth_year: 1980 },
            { name: '张三', birth_year: 1992 },
          ],
        }),
        source('keyproject', { worker_data: [worker] }),
      ],
      ['people'],
    );
    expect(entries.map(({ sources }) => sources)).toEqual([
      ['innovation_platform', 'keyproject'],
      ['innovation_platform'],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });

  it('leaves out sensitive facts of a person who may not read them', () => {
    const of = (whole: boolean) =>
      collectRegisterEntries(
        [
          {
            ...source('keyproject', { worker_data: [{ name: '张三', id_no: '210102198005011234' }] }),
            whole,
          },
        ],
        ['people'],
      ).map(({ facts }) => facts.has('id_no'));
    expect([of(true), of(false)]).toEqual([[true], [false]]);
  });

  it('collects 2,000 entries in well under a second', () => {
    const rows = Array.from({ length: 2000 }, (_, i) => ({
      ip_name: `专利${i}`,
      authorization_no: `ZL2023${1e8 + i}.1`,
    }));
    const start = performance.now();
    expect(list(rights(...rows), rights(...rows))).toHaveLength(2000);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe(fillFromEntry, () => {
  it('fills the products and standards of a gazelle filing from a high-tech filing, with nothing that it would refuse', () => {
    for (const key of ['productData', 'standardData', 'honorData']) {
      const section = getSection('gazelle', key);
      const rows = pick(section, source('hightech'), source('gazelle'));
      expect(rows.length, key).toBeGreaterThan(0);
      for (const row of rows)
        for (const field of listSectionFields(section))
          if (row[field.key] !== undefined)
            expect(findSubmitFault(field, row[field.key], {}), field.key).toBeNull();
    }
    const [product] = pick(getSection('gazelle', 'productData'), source('hightech'));
    expect(Object.keys(product as Row)).toEqual(
      expect.arrayContaining(['product_name', 'domain', 'core_ip', 'description']),
    );
    expect(product).not.toHaveProperty('revenue_last_year');
  });

  it('maps choices of different lists by what they say, and leaves open what two choices say', () => {
    const type = (ip_type: string) =>
      pick(
        getSection('innovation_platform', 'outputData'),
        source('hightech', { ip_table: [{ ip_name: '甲', ip_type }] }),
      )[0]?.output_type;
    expect(['invention', 'utility_model', 'software_copyright', 'plant_variety'].map(type)).toEqual([
      'invention',
      'utility_model',
      'software_copyright',
      undefined,
    ]);
    const back = (kind: string) =>
      pick(
        getSection('hightech', 'ip_table'),
        source('scientistadvisor', { achievements: [{ kind, name: '甲' }] }),
      )[0];
    expect(back('patent')?.ip_type).toBe('invention');
    expect(back('paper')).toBeUndefined();
  });

  it('puts an entry without a type of its own into the only fitting one', () => {
    const rows = pick(
      getSection('innovation_platform', 'outputData'),
      source('gazelle', {
        standardData: [{ standard_name: '规范', standard_no: 'GB/T 1-2025', publish_date: '2025-01-02' }],
      }),
    );
    expect(rows).toEqual([
      { output_type: 'standard', output_name: '规范', output_no: 'GB/T 1-2025', output_date: '2025-01-02' },
    ]);
  });

  it('takes the level of a title from the title, and the month of a birth from its day', () => {
    const [row] = pick(
      getSection('keyproject', 'worker_data'),
      source('innovation_platform', {
        leaderData: { name: '李四', birth_date: '1975-08-09', professional_title: 'senior_engineer' },
      }),
    );
    expect(row).toEqual({ name: '李四', birth_month: '1975-08', title_level: 'senior_associate' });
  });
});

describe('rows picked from the samples of all programs', () => {
  const sources = [...forms.keys()].map((program) => source(program));
  const sections = [...forms].flatMap(([program, form]) =>
    form.sections.filter(isRegisterSection).map((section) => ({ program, section })),
  );

  it.each(sections)('hold nothing that $program $section.key would refuse', ({ section }) => {
    const rows = pick(section, ...sources);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      for (const field of listSectionFields(section))
        if (row[field.key] !== undefined) {
          expect(findDraftFault(field, row[field.key]), `${field.key}: ${row[field.key]}`).toBeNull();
          expect(findSubmitFault(field, row[field.key], {}), `${field.key}: ${row[field.key]}`).toBeNull();
        }
  });

  it('fill what a table of rights, people or products asks for, but for what only it asks', () => {
    const unfilled = (program: string, key: string) => {
      const section = getSection(program, key);
      const rows = pick(section, ...sources).filter((row) => Object.keys(row).length > 1);
      return listSectionFields(section)
        .filter((field) => field.required && !field.computed && !field.auto)
        .filter((field) => rows.every((row) => row[field.key] === undefined))
        .map(({ key: name }) => name);
    };
    expect(unfilled('hightech', 'ip_table')).toEqual(['used_before']);
    expect(unfilled('gazelle', 'productData')).toEqual(['revenue_last_year']);
    expect(unfilled('keyproject', 'worker_data')).toEqual(['role', 'duty', 'months']);
    expect(unfilled('innovation_platform', 'staffData')).toEqual(['staff_role']);
  });
});

describe(createRowIndex, () => {
  const section = getSection('hightech', 'ip_table');

  it('finds a row by its number however it is written, and a row without one by its name', () => {
    const index = createRowIndex(section, [
      { row: 'a', ip_name: '甲', authorization_no: 'ZL202310012345.6' },
      { row: 'b', ip_name: '乙' },
    ]);
    expect(index.has({ ip_name: '别名', authorization_no: '202310012345.6' })).toBe(true);
    expect(index.has({ ip_name: '乙', authorization_no: 'ZL202320012345.1' })).toBe(true);
    expect(index.has({ ip_name: '甲', authorization_no: 'ZL202320012345.1' })).toBe(false);
  });
});
