import { expect, it } from 'vitest';
import type { Form } from '../definition';
import { listEarlierAnswers } from './earlier-answers';

const form = {
  sections: [
    {
      key: 'basics',
      kind: 'fields',
      title: { zh: '基本信息', en: 'Basics' },
      fields: [{ key: 'name', zh: '名称', en: 'Name', type: 'text' }],
    },
    { key: 'team', kind: 'table', title: { zh: '团队', en: 'Team' }, columns: [] },
  ],
  editions: [
    {
      from: '2025.1',
      to: '2026.1',
      retired: {
        'basics.note': { zh: '说明', en: 'Note', type: 'textarea' },
        'basics.name': { zh: '简称', en: 'Short name', type: 'text' },
        'basics.report': { zh: '报告', en: 'Report', type: 'file' },
        'team.role': { zh: '角色', en: 'Role', type: 'text' },
        old: { zh: '旧分组', en: 'Old section' },
        'old.reason': { zh: '理由', en: 'Reason', type: 'text' },
        awards: { zh: '获奖', en: 'Awards', hasRows: true },
        'awards.title': { zh: '奖项', en: 'Award', type: 'text' },
      },
    },
    { from: '2026.1', to: '2027.1', retired: { 'basics.note': { zh: '备注', en: 'Remark', type: 'text' } } },
  ],
} as unknown as Form;

it('lists single answers by the last edition that asks for them, but none of a table, no file, and no path that is in use', () => {
  expect(listEarlierAnswers(form).map(({ path, edition, field }) => [path, edition, field.zh])).toEqual([
    ['basics.note', '2026.1', '备注'],
    ['old.reason', '2025.1', '理由'],
  ]);
});
