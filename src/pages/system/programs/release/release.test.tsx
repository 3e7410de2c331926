import type { ThreeWays } from '@domain/program-documents/three-way-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as calls from '@/utils/call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ReleaseProposal from '.';

const called = vi.spyOn(calls, 'call');

const createChange = (zh: string, en: string, after: string) => ({
  kind: 'field' as const,
  identity: `field ${en}`,
  acts: ['changed' as const],
  place: en,
  label: { zh, en },
  within: null,
  properties: [
    {
      property: 'text',
      name: { zh: '名称', en: 'Text' },
      before: { zh: '原文', en: 'As it was' },
      after: { zh: after, en: after },
      is_expression: false,
      effect: 'words' as const,
    },
  ],
  effect: 'words' as const,
});

const line = { kind: 'field' as const, within: null, conflicts: [] as string[], decided_with: null };
const compared: ThreeWays = {
  key: 'gazelle',
  title: { zh: '瞪羚企业申报', en: 'Gazelle enterprise declaration' },
  before: '2026.1',
  theirs: '2027.1',
  ours: 'city.1',
  changes: [
    {
      ...line,
      identity: 'field Industry',
      label: { zh: '行业', en: 'Industry' },
      theirs: createChange('行业', 'Industry', '所属行业'),
      ours: null,
    },
    {
      ...line,
      identity: 'field Domain',
      label: { zh: '领域', en: 'Domain' },
      theirs: createChange('领域', 'Domain', '专业领域'),
      ours: createChange('领域', 'Domain', '所属领域'),
      conflicts: ['text'],
    },
  ],
};

beforeEach(() => {
  called.mockReset();
  called.mockImplementation((async (name: string) =>
    name === 'compareThreeWays'
      ? { code: 200, msg: '', data: compared }
      : { code: 200, msg: 'ok', data: { id: 'draft-1' } }) as never);
});

it('asks for a choice of each conflict, and begins a draft with the choices', async () => {
  render(withPortal({}, <ReleaseProposal />, { at: '/system/programs/release?no=7' }));
  const begin = await screen.findByRole('button', { name: '合并为草稿' });
  expect(begin.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('还有1处须选择');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items[0]).toContain('领域');
  expect(items[0]).toContain('专业领域');
  expect(items[0]).toContain('所属领域');
  expect(within(screen.getAllByRole('listitem')[1] as HTMLElement).queryByRole('radiogroup')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '采用随版本更新的' }));
  fireEvent.click(begin);
  await waitFor(() =>
    expect(called).toHaveBeenCalledWith('createProgramDraft', {
      data: {
        id: expect.any(String),
        from: { kind: 'release', no: 7, choices: { 'field Domain': 'theirs' } },
      },
    }),
  );
});

it('says where to choose a proposal without a number', () => {
  render(withPortal({}, <ReleaseProposal />, { at: '/system/programs/release' }));
  expect(screen.getByText('请从“全部版本”中选择一个随版本更新的提交。')).toBeTruthy();
});
