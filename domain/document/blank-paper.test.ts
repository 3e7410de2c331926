import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import { findBlankPaperKind, formatBlankPaperKey } from '../filing/blank-papers';
import { computeAnswers } from '../filing/compute';
import { listSectionFields } from '../filing/sections';
import { findProgram } from '../programs/find';
import { programs } from '../programs/index.generated';
import { createBlankPaper } from './blank-paper';
import type { FilingDocumentFacts } from './filing-document';

const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

async function describeFiling(key: string): Promise<FilingDocumentFacts> {
  const program = findProgram(key);
  if (!program) throw new Error(key);
  const form = await program.load();
  return {
    program,
    form,
    answers: computeAnswers(form, readSamples(key)[0]?.data ?? {}, ctx),
    isWhole: true,
    ctx,
    language: 'zh',
    company: { name: '示例公司', creditCode: '91210100MA00000000', department: { zh: '', en: '' } },
    batch: { batchYear: 2026, batchNo: 1 },
    status: 'draft',
    receipt: null,
    files: [],
    checkAddress: () => null,
  };
}

const getBlank = async (program: string, path: string) =>
  createBlankPaper(await describeFiling(program), formatBlankPaperKey(path));

describe(createBlankPaper, () => {
  it('prints what the form makes the company pledge, and where the legal representative signs', async () => {
    const paper = await getBlank('gazelle', 'filesData.commitment_letter');
    expect(paper).toMatchObject({ title: '真实性承诺书（签字盖章）', watermark: null });
    const text = JSON.stringify(paper?.sections);
    expect(text).toContain('1. 承诺所填内容和所附材料真实、准确、完整');
    expect(text).toContain('2. 承诺近三年无重大安全');
    expect(text).toContain('法定代表人（签字）');
    expect(text).toContain('示例公司');
  });

  it('leaves the pledge of another to that one', async () => {
    const paper = await getBlank('hightech', 'filesData.agency_commitment');
    expect(paper?.sections.map(({ title }) => title)).toEqual(['基本信息', '正文', '签署']);
  });

  it('prints a list with the columns and rows of the table that the form has of it', async () => {
    const paper = await getBlank('serverproject', 'filesData.staff_list');
    const table = paper?.sections[1]?.blocks.find(({ kind }) => kind === 'table');
    expect(table?.kind === 'table' && table.head).toEqual(expect.arrayContaining(['序号']));
    expect(table?.kind === 'table' && table.rows.length).toBeGreaterThan(0);
  });

  it('has no blank for papers that others issue, and none under an unknown key', async () => {
    expect(await getBlank('hightech', 'filesData.financial_statements')).toBeUndefined();
    expect(await getBlank('hightech', 'filesData.business_license')).toBeUndefined();
    expect(await getBlank('hightech', 'filesData.nothing')).toBeUndefined();
  });
});

describe(findBlankPaperKind, () => {
  it('finds a blank, or a document made from the answers, for every pledge of the company', async () => {
    const forms = await Promise.all(programs.map((program) => program.load()));
    const pledges = forms
      .flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'files').flatMap(listSectionFields))
      .filter(({ zh }) => /承诺书/.test(zh));
    expect(pledges.length).toBeGreaterThan(10);
    for (const field of pledges)
      expect(field.type === 'file' && (field.generated ?? findBlankPaperKind(field)), field.zh).toBeTruthy();
  });
});
