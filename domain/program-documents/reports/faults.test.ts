import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLibraryItem } from '../../../tests/support/program-documents';
import { listDocumentFaults } from '../document-faults';
import { describeJudging, describeReports } from '../judging';
import { readProgramDocument } from '../read';

const WORKSHOP = readFileSync(join(__dirname, '../../../docs/guides/examples/digital-workshop.yaml'), 'utf8');

function read(text: string) {
  const { document, faults } = readProgramDocument(text, findLibraryItem);
  if (!document) throw new Error(JSON.stringify(faults));
  return document;
}

const listFaults = (text: string) =>
  listDocumentFaults(read(text)).map(({ kind, item }) => `${kind} ${item}`);

describe('faults of reports', () => {
  it('returns none for the example', () => {
    expect(listFaults(WORKSHOP)).toEqual([]);
  });

  it.each([
    ['form: report_workshop', 'form: report_works', 'reportFormUnknown reports.tasks.workshop_annual.form'],
    ['due: 06-30', 'due: 04-30', 'dueBeforeOpen reports.tasks.workshop_annual.schedule'],
    [
      'calendar: last_year, open: 05-01, due: 06-30, validMonths: 36',
      'calendar: milestones, daysBefore: 1, daysAfter: 1',
      'milestonesUnknown reports.tasks.workshop_annual.schedule',
    ],
    [
      'reports:\n',
      'reports:\n  span: { start: workshop.start, end: workshop.end }\n',
      'fieldUnknown reports.span.start',
    ],
    ['ofProgram: systems', 'ofProgram: system', 'sectionUnknown reports.forms.report_workshop.sections'],
    ['workshop_name, level', 'workshop_name, grade', 'fieldUnknown reports.forms.report_workshop.sections'],
    [
      'ofProgram: systems',
      'ofProgram: systems, lastYear: true',
      'notYearly reports.forms.report_workshop.sections',
    ],
    [
      'ofProgram: systems',
      'ofProgram: systems, given: [ invested ]',
      'notSingle reports.forms.report_workshop.sections',
    ],
    ['ofProgram: DW-02', 'ofProgram: DW-09', 'ruleUnknown reports.forms.report_workshop.rules'],
    ['ofProgram: DW-02', 'ofProgram: DW-01', 'unknownName reports.forms.report_workshop.rules.DW-01.check'],
    [
      'check: operation.machines_online <=',
      'check: operation.machine_online <=',
      'misspelledName reports.forms.report_workshop.rules.WR-01.check',
    ],
    [
      'check: operation.machines_online <=',
      'check: operation.machines_online <= <=',
      'syntax reports.forms.report_workshop.rules.WR-01.check',
    ],
  ])('finds what is wrong with %s → %s', (right, wrong, fault) => {
    expect(WORKSHOP).toContain(right);
    expect(listFaults(WORKSHOP.replace(right, wrong))).toContain(fault);
  });

  it('refuses the 29th of February as a day of every year', () => {
    const { faults } = readProgramDocument(WORKSHOP.replace('open: 05-01', 'open: 02-29'), findLibraryItem);
    expect(faults?.map(({ kind, item }) => `${kind} ${item}`)).toEqual([
      'shape reports.tasks.0.schedule.open',
    ]);
  });
});

describe('hashes of a document', () => {
  const document = read(WORKSHOP);
  const later = read(WORKSHOP.replace('due: 06-30', 'due: 07-31'));

  it('differ in its reports where a deadline differs, and in nothing else', () => {
    expect(describeReports(later)).not.toBe(describeReports(document));
    expect(describeJudging(later)).toBe(describeJudging(document));
  });
});
