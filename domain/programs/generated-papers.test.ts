import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import { createFilingDocument } from '../document/filing-document';
import { computeAnswers } from '../filing/compute';
import { listSectionFields } from '../filing/sections';
import { programs } from './index.generated';

const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

describe.each(programs.map((program) => [program.key, program] as const))(
  'definition of %s (programs.load)',
  (key, program) => {
    it('marks each document that the system generates at the field that asks for it', async () => {
      const { sections, separatePapers = [] } = await program.load();
      const fields = sections.flatMap(listSectionFields);
      const made = fields.map((field) => (field.type === 'file' ? field.generated : undefined));
      fields.forEach(({ help }, i) => {
        if (help?.zh.includes('系统生成')) expect(made[i]).toBeDefined();
      });
      const offered = made.filter((each) => typeof each === 'string');
      expect(offered).toEqual(separatePapers.map(({ key: paper }) => paper));
    });

    it('prints pledges on the page where they are signed', async () => {
      const form = await program.load();
      const pledges = (form.document.signPages ?? []).filter(({ zh }) => zh.includes('承诺'));
      if (pledges.length === 0) return;
      const paper = createFilingDocument({
        program,
        form,
        answers: computeAnswers(form, readSamples(key)[0]?.data ?? {}, ctx),
        isWhole: true,
        ctx,
        language: 'zh',
        company: { name: '示例', creditCode: '', department: { zh: '', en: '' } },
        batch: { batchYear: 2026, batchNo: 1 },
        status: 'draft',
        receipt: null,
        files: [],
        checkAddress: () => null,
      });
      const signed = paper.signPages.filter(({ title }) => title.includes('承诺'));
      for (const page of signed) expect(page.statements.length).toBeGreaterThan(0);
    });

    it('names its legal basis without notes of its authors', async () => {
      const { basis = [] } = await program.load();
      for (const source of basis) expect(source).not.toMatch(/采用|参考|部署单位|通行做法|默认|门槛/);
    });
  },
);
