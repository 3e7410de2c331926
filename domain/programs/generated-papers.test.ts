import { describe, expect, it } from 'vitest';
import { samplesOf } from '../../tests/support/samples';
import { paperModel } from '../document/paper';
import { compute } from '../filing/compute';
import { fieldsOf } from '../filing/sections';
import { programs } from './index.generated';

const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

describe.each(programs.map((program) => [program.key, program] as const))('%s', (key, program) => {
  it('offers each paper that the system makes beside the field that asks for it', async () => {
    const { sections } = await program.load();
    const papers = sections.flatMap(fieldsOf).filter(({ help }) => help?.zh.includes('系统生成'));
    for (const field of papers) expect(field).toMatchObject({ type: 'file', generated: true });
  });

  it('prints what is pledged on the page on which it is signed', async () => {
    const form = await program.load();
    const pledges = (form.document.signPages ?? []).filter(({ zh }) => zh.includes('承诺'));
    if (pledges.length === 0) return;
    const paper = paperModel({
      program,
      form,
      answers: compute(form, samplesOf(key)[0]?.data ?? {}, ctx),
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

  it('tells its legal basis without notes of its makers', async () => {
    const { basis = [] } = await program.load();
    for (const source of basis) expect(source).not.toMatch(/采用|参考|部署单位|通行做法|默认|门槛/);
  });
});
