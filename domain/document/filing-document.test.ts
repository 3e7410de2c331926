import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import { findFileNameFault } from '../files/names';
import { computeAnswers } from '../filing/compute';
import { getSectionAnswers, isRowSection, listSectionFields } from '../filing/sections';
import type { FilingStatus } from '../filing/status';
import { programs } from '../programs/index.generated';
import { createFilingDocument, type FilingDocumentFacts } from './filing-document';
import { findValidReceipt, getFilingMark } from './watermark';

const receipt = { no: 'GZ20260410-000001', submitted_at: '2026-04-10T17:00:00Z', sha256: 'ab'.repeat(32) };

async function filingOf(key: string, status: FilingStatus = 'submitted'): Promise<FilingDocumentFacts> {
  const program = programs.find((each) => each.key === key);
  const [sample] = readSamples(key);
  if (!program || !sample) throw new Error(key);
  const form = await program.load();
  return {
    program,
    form,
    answers: computeAnswers(form, sample.data, sample.ctx),
    isWhole: true,
    ctx: sample.ctx,
    language: 'zh',
    company: {
      name: '示例“智能”/装备',
      creditCode: '91210112MA0YQ1X2XQ',
      department: { zh: '科技局', en: 'Office' },
    },
    batch: { batchYear: 2026, batchNo: 1 },
    status,
    receipt,
    files: [],
    checkAddress: (no) => `https://portal.example/check?no=${no}`,
  };
}

describe(createFilingDocument, () => {
  it.each([
    ['draft', 'draft'],
    ['returned', 'draft'],
    ['withdrawn', 'draft'],
    ['submitted', 'pending'],
    ['district_passed', 'none'],
    ['rejected', 'none'],
  ] as const)('markOf returns, for the status %s, the mark "%s"', (status, mark) => {
    expect(getFilingMark(status)).toBe(mark);
  });

  it('leaves out the receipt number of an earlier submission that may have been edited since', async () => {
    expect(findValidReceipt({ status: 'returned', receipt })).toBeNull();
    expect(findValidReceipt({ status: 'submitted', receipt })).toBe(receipt);
    const paper = createFilingDocument(await filingOf('gazelle', 'returned'));
    expect(paper.proof).toBeNull();
    expect(paper.footer).not.toContain(receipt.no);
    expect(JSON.stringify(paper)).not.toContain(receipt.sha256);
  });

  it('shows how to verify the document by hand where no address is configured', async () => {
    const filing = await filingOf('gazelle');
    expect(createFilingDocument(filing).proof?.address).toContain(receipt.no);
    const { proof } = createFilingDocument({ ...filing, checkAddress: () => null, language: 'en' });
    expect(proof?.address).toBeNull();
    expect(proof?.hint).toContain('enter the number and SHA-256 from the foot of the page');
  });

  it.each(programs.map(({ key }) => key))(
    'prints every line of the cover and a valid file name for %s',
    async (key) => {
      const paper = createFilingDocument(await filingOf(key));
      expect(paper.cover.filter(({ value }) => value === '')).toEqual([]);
      expect(findFileNameFault(paper.fileName), paper.fileName).toBeNull();
      expect(paper.fileName).not.toMatch(/[{}]|__|^_|_$/);
      expect(paper.sections.length).toBeGreaterThan(5);
      for (const { title, blocks } of paper.sections) expect(blocks, title).not.toEqual([]);
    },
  );

  it('names a draft and a copy to be signed apart from each other and from what is submitted', async () => {
    const filing = await filingOf('gazelle', 'draft');
    const names = (['copy', 'signing'] as const).map(
      (purpose) => createFilingDocument({ ...filing, receipt: null, purpose }).fileName,
    );
    expect(names[0]).toMatch(/_草稿$/);
    expect(names[1]).toMatch(/_待签字$/);
    expect(createFilingDocument(await filingOf('gazelle')).fileName).toMatch(/_GZ20260410-000001$/);
  });

  it('says under the list of attachments where the files are, and nothing where there are none', async () => {
    const filing = await filingOf('keyproject');
    const fields = filing.form.sections.flatMap((section) =>
      isRowSection(section) ? [] : listSectionFields(section).map((field) => ({ section, field })),
    );
    const place = fields.find(({ field }) => field.type === 'file' && field.required === true);
    if (!place) throw new Error('no attachment');
    const { section, field } = place;
    const answers = {
      ...filing.answers,
      [section.key]: { ...getSectionAnswers(filing.answers, section), [field.key]: ['one'] },
    };
    const file = { id: 'one', name: '查新报告.pdf', size: 1, sha256: 'a'.repeat(64) };
    const [paper, bare] = [[file], []].map((files) => createFilingDocument({ ...filing, answers, files }));
    expect(paper?.attachments.files.length).toBeGreaterThan(0);
    expect(paper?.attachments.note).toContain('见与申报书一并下载的材料包');
    expect(bare?.attachments.note).toBeNull();
    expect(JSON.stringify([paper, bare])).not.toContain('合并全部附件');
  });

  it.each([
    ['returned', '（退回修改中，须重新提交）'],
    ['withdrawn', '（已撤回，不具有申报效力）'],
  ] as const)('names a %s filing by its number, and not as one never submitted', async (status, why) => {
    const paper = createFilingDocument(await filingOf('keyproject', status));
    const number = { name: '申报编号', value: `${receipt.no}${why}` };
    expect(paper.facts).toContainEqual(number);
    expect(paper.cover.map(({ value }) => value)).toContain(number.value);
    expect(paper.watermark).toContain('草稿');
    const draft = createFilingDocument({ ...(await filingOf('keyproject', 'draft')), receipt: null });
    expect(draft.facts).toContainEqual({ name: '申报编号', value: '未提交，不具有申报效力' });
  });

  it.each(programs.map(({ key }) => key))(
    'ends the file name for %s with the receipt number, however long title and company are',
    async (key) => {
      const filing = await filingOf(key);
      const company = {
        ...filing.company,
        name: 'Shenyang Example Intelligent Equipment Manufacturing Co Ltd',
      };
      const { fileName } = createFilingDocument({ ...filing, company, language: 'en' });
      expect([...fileName].length).toBeLessThanOrEqual(80);
      expect(fileName.endsWith(`_${receipt.no}`), fileName).toBe(true);
      if (filing.form.document.fileName.zh.includes('company_name'))
        expect(fileName).toContain('_Shenyang Example');
    },
  );

  it('shows that personal data is masked in this copy', async () => {
    const paper = createFilingDocument({ ...(await filingOf('gazelle')), isWhole: false });
    expect(paper.facts).toContainEqual({ name: '副本说明', value: '个人敏感信息已隐去，不作申报之用' });
    expect(paper.footer).toContain('个人敏感信息已隐去');
    expect(JSON.stringify(createFilingDocument(await filingOf('gazelle')))).not.toContain('隐去');
  });

  it.each([
    ['zh', '条件与逻辑校验', '已满足', /^[\d.,]+%，要求不低于/],
    ['en', 'Conditions and consistency', 'Met', /^[\d.,]+ %, at least/],
  ] as const)(
    'shows the verdict on each rule with figure and threshold (%s)',
    async (language, title, met, figure) => {
      const filing = { ...(await filingOf('hightech')), language };
      const verdicts = createFilingDocument(filing).sections.find((section) => section.title === title);
      const rows = verdicts?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
      expect(rows).toHaveLength(filing.form.rules.length);
      const said = rows.map(({ cells }) => cells.map(({ text }) => text));
      expect(said.some(([, verdict, beside = '']) => verdict === met && figure.test(beside))).toBe(true);
      const masked = createFilingDocument({ ...filing, isWhole: false });
      expect(masked.sections.map((section) => section.title)).not.toContain(title);
    },
  );

  it('leaves no rule to be checked on submission in the document of a submission', async () => {
    const draft = await filingOf('jiebang_second', 'draft');
    const waiting = (filing: FilingDocumentFacts) =>
      JSON.stringify(createFilingDocument(filing)).split('提交时由系统核对').length - 1;
    expect(waiting(draft)).toBeGreaterThan(0);
    expect(waiting({ ...draft, status: 'submitted', warned: [] })).toBe(0);
  });

  const tablesOf = (filing: FilingDocumentFacts, title: string) =>
    createFilingDocument(filing)
      .sections.find((section) => section.title.startsWith(title))
      ?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])) ?? [];

  it('prints a table for each year of a matrix, with the projects across and their sum', async () => {
    const tables = tablesOf(await filingOf('hightech'), '企业年度研究开发费用结构明细表');
    expect(tables).toHaveLength(3);
    for (const { head, rows } of tables) {
      expect(head[0]).toBe('指标');
      expect(head.slice(1, -1)).toEqual(head.slice(1, -1).map(() => expect.stringMatching(/^RD\d+$/)));
      expect(head.at(-1)).toBe('合计');
      expect(rows[0]?.cells[0]?.text).toBe('人员人工费用（万元）');
    }
  });

  it('prints a subtotal for each group of given rows', async () => {
    const [table] = tablesOf(await filingOf('hightech'), '人力资源情况表（二）');
    const sums = table?.rows.filter(({ sum }) => sum).map(({ cells }) => cells.map(({ text }) => text)) ?? [];
    expect(sums.map(([name]) => name)).toEqual(['学历合计', '职称合计', '年龄合计']);
    expect(sums[0]?.slice(1)).toEqual(sums[2]?.slice(1));
    const heads = table?.rows.flatMap(({ cells, isHead }) => (isHead ? [cells.map(({ text }) => text)] : []));
    expect(heads).toEqual([
      ['学历', '', ''],
      ['职称', '', ''],
      ['年龄', '', ''],
    ]);
    expect(table?.rows[0]?.isHead).toBe(true);
  });

  it('prints the page of instructions where the official form has one', async () => {
    const titles = async (key: string) =>
      createFilingDocument(await filingOf(key)).sections.map(({ title }) => title);
    expect((await titles('hightech'))[0]).toBe('填报说明');
    expect(await titles('gazelle')).not.toContain('填报说明');
  });

  it('shows the draft mark unless it is printed to be signed', async () => {
    const draft = { ...(await filingOf('gazelle', 'draft')), receipt: null };
    expect(createFilingDocument(draft).watermark).toContain('不得作为申报材料');
    expect(createFilingDocument({ ...draft, purpose: 'signing' })).toMatchObject({
      watermark: null,
      footer: '瞪羚企业申报 · 供签字盖章用，内容以系统内最终提交的为准',
    });
  });

  it('says in the foot, and not across the text, that a submitted filing awaits its first review', async () => {
    const submitted = createFilingDocument(await filingOf('gazelle'));
    expect(submitted.watermark).toBeNull();
    expect(submitted.footer).toMatch(/^待初审 · 申报编号/);
    const accepted = createFilingDocument(await filingOf('gazelle', 'district_passed'));
    expect(accepted.footer).toMatch(/^申报编号/);
  });

  it('shows times in Beijing time, and options in words', async () => {
    const paper = createFilingDocument(await filingOf('keyproject'));
    expect(paper.cover).toContainEqual({ name: '申报日期', value: '2026-04-11' });
    expect(paper.facts).toContainEqual({ name: '提交时间（北京时间）', value: '2026-04-11 01:00' });
    const basic = paper.sections.find(({ title }) => title === '项目基本信息');
    const pairs = basic?.blocks.flatMap((block) => (block.kind === 'pairs' ? block.pairs : []));
    expect(pairs).toContainEqual({ name: '创新类型', value: '集成创新', long: false });
  });
});
