import { describe, expect, it } from 'vitest';
import { createMinutesDocument } from './minutes';

describe(createMinutesDocument, () => {
  it('shows who was drawn, who was excluded and why, and the seed of the draw', () => {
    const person = (id: string, name: string) => ({ id, name, unit: `${name}的单位` });
    const { title, lead, sections } = createMinutesDocument({
      at: new Date('2026-06-10T02:00:00Z'),
      by: '周岩',
      office: { zh: '市科技局', en: 'the bureau' },
      language: 'zh',
      seed: 'ab'.repeat(16),
      fields: ['520'],
      filings: [{ company: '示例企业', receipt_no: 'GZ-1' }],
      drawn: [person('1', '甲')],
      substitutes: [],
      candidates: [person('1', '甲')],
      excluded: [{ ...person('2', '乙'), reason: 'own_unit' }],
    });
    expect([title, lead]).toEqual(['评审专家随机抽取记录', '市科技局　周岩于2026-06-10 10:00抽取']);
    const texts = sections.map((each) => [
      each.title,
      ...each.rows.map(({ cells }) => cells.map(({ text }) => text)),
    ]);
    expect(texts.filter(([name]) => name !== '抽取事项')).toEqual([
      ['申报项目（1件）', ['1', '示例企业', 'GZ-1']],
      ['抽中专家（1人）', ['1', '甲', '甲的单位', '1']],
      ['参加抽取的专家（1人）', ['1', '甲', '甲的单位', '1']],
      ['未参加抽取的专家（1人）', ['1', '乙', '乙的单位', '属于申报单位']],
      ['签字', ['1', '\n\n', '', '']],
    ]);
    expect(JSON.stringify(texts)).toContain('ab'.repeat(16));
    expect(JSON.stringify(texts)).toContain('计算机科学技术');
  });
});
