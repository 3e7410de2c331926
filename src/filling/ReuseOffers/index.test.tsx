import type { Answers } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import type { ReuseOffer } from '@domain/filing/reuse';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as language from '@/utils/language';
import { ctx, smallForm } from '../../../tests/support/small-form';
import ReuseOffers from '.';

vi.spyOn(language, 'getLocale').mockReturnValue('zh-CN');
vi.spyOn(language, 'useLanguage').mockReturnValue({
  language: 'zh',
  t: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
} as never);
vi.spyOn(language, 'useText').mockReturnValue((text) => (typeof text === 'string' ? text : text.zh));

const source = (id: string, no: string | null, answers: Answers) => ({
  id,
  program: 'gazelle',
  title: '瞪羚企业申报',
  kind: '',
  batch: '2025-1',
  status: 'approved' as const,
  no,
  at: '2025-05-01T02:00:00Z',
  answers,
});

const newer = source('s1', 'GZ20250501-000001', {
  basics: { name: '甲公司', score: 80 },
  filesData: { licence: ['f1'] },
});
const older = source('s2', null, { basics: { note: '旧的说明' }, tasks: [{ title: '开发' }] });

const standing: Answers = { basics: { name: '乙公司' }, tasks: [{ row: 't1', title: '测试' }] };

function show(sources = [newer, older]) {
  const taken: ReuseOffer[][] = [];
  render(
    <ReuseOffers
      program="gazelle"
      form={smallForm}
      filled={computeAnswers(smallForm, standing, ctx)}
      ctx={ctx}
      earlier={{ sources, files: [{ id: 'f1', name: '营业执照.pdf', size: 1 }] }}
      onTake={(offers) => taken.push(offers)}
      onClose={() => {}}
    />,
  );
  return taken;
}

const offer = (name: string) => screen.getByRole('checkbox', { name });
const take = () => fireEvent.click(screen.getByRole('button', { name: /^forms.reuse.take/ }));

describe('ReuseOffers', () => {
  it('shows earlier answers beside present ones, with their source', () => {
    show();
    const row = within(offer('名称').closest('li') as HTMLElement);
    expect(row.getByText('乙公司')).toBeVisible();
    expect(row.getByText('甲公司')).toBeVisible();
    expect(row.getByText(/GZ20250501-000001 2025-05-01/)).toBeVisible();
    expect(screen.getByText('营业执照.pdf')).toBeVisible();
    expect(offer('名称')).toHaveAccessibleDescription(/乙公司.*甲公司/);
  });

  it('selects at first only answers that overwrite nothing and add no row', () => {
    const taken = show();
    expect(offer('名称')).not.toBeChecked();
    expect(offer('forms.reuse.row')).not.toBeChecked();
    for (const name of ['得分', '说明', '执照']) expect(offer(name)).toBeChecked();
    take();
    expect(taken[0]?.map(({ path }) => path)).toEqual(['basics.score', 'basics.note', 'filesData.licence']);
  });

  it('takes or leaves answers one by one, or a whole section', () => {
    const taken = show();
    fireEvent.click(offer('得分'));
    fireEvent.click(offer('名称'));
    take();
    expect(taken[0]?.map(({ path, value }) => [path, value])).toEqual([
      ['basics.name', '甲公司'],
      ['basics.note', '旧的说明'],
      ['filesData.licence', ['f1']],
    ]);
    const all = screen.getByRole('checkbox', { name: 'forms.reuse.allOf 基本信息' });
    expect(all).toBePartiallyChecked();
    fireEvent.click(all);
    fireEvent.click(all);
    for (const name of ['名称', '得分', '说明']) expect(offer(name)).not.toBeChecked();
  });

  it('shows only the answers of one filing when that is chosen', async () => {
    show();
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(await screen.findByTitle(/approved|通过/));
    expect(screen.queryByRole('checkbox', { name: '名称' })).toBeNull();
    expect(offer('说明')).toBeChecked();
  });
});
