import { CODE } from '@domain/api/codes';
import type { ListedEdition } from '@domain/program-documents/calls';
import type { EditionLine, EditionProposal } from '@domain/program-documents/proposal-calls';
import type { ProgramDraftLine } from '@domain/program-drafts/calls';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ProgramEditions from '.';

const title = { zh: '瞪羚企业申报', en: 'Gazelle' };
const ofRelease = {
  ...{ no: 1, key: 'gazelle', edition: '2026.1', title, state: 'issued', is_in_force: true, note: '' },
  ...{ from: { kind: 'now' }, made: null, checked: null, issued: null },
} as unknown as EditionLine;
const ofOffice = {
  ...ofRelease,
  ...{ no: 2, edition: '2026.2', state: 'proposed', is_in_force: false },
  made: { name: '周岩', at: '2026-06-10T02:00:00.000Z' },
} as EditionLine;

const answer = <T,>(data: T) => ({ code: CODE.success, msg: '', data });
const show = (lines: EditionLine[], at = '/system/programs') => {
  mockCall('editionsOfPrograms').mockResolvedValue(answer(lines));
  render(withPortal({ id: 'u1', permissions: ['programs.compile'] }, <ProgramEditions />, { at }));
};
const proposal = {
  ...ofOffice,
  ...{ steps: ['check'], waits: '', strictness: 'asks_more', under_way: [], replaces: '2026.1' },
  ...{ release: null, merges: null, closed: null, outdated: [] },
} as unknown as EditionProposal;

describe('ProgramEditions', () => {
  beforeEach(() => {
    const listed = { key: 'gazelle', edition: '2026.1', origin: 'release' as const, title, route: '/' };
    mockCall('programsInForce').mockResolvedValue(answer({ version: '', programs: [listed], by_batch: [] }));
    mockCall('programDrafts').mockResolvedValue(answer({ drafts: [], deleted: [], fewer_hands: false }));
    mockCall('failingExpressions').mockResolvedValue(answer([]) as never);
  });

  it('does not say again what is in force while the office has published nothing', async () => {
    show([ofRelease]);
    expect(await screen.findByRole('region', { name: '现行版本' })).toHaveTextContent('瞪羚企业申报');
    expect(await screen.findByText('系统自带')).toBeVisible();
    expect(screen.queryByRole('region', { name: '全部版本' })).toBeNull();
  });

  it('says that three people publish an edition, or one where the office lets fewer do so', async () => {
    show([ofRelease]);
    expect(await screen.findByText(/新版由一人编制、一人复核、一人签发/)).toBeVisible();
    cleanup();
    mockCall('programDrafts').mockResolvedValue(answer({ drafts: [], deleted: [], fewer_hands: true }));
    show([ofRelease]);
    expect(await screen.findByText(/各步可由同一人办理/)).toBeVisible();
    expect(screen.queryByText(/新版由一人编制/)).toBeNull();
  });

  it('marks the draft that was issued as published, and the edition before it as replaced', async () => {
    const draft = {
      key: 'gazelle',
      title,
      base: '2026.1',
      updated_by: '周岩',
      updated_at: '2026-06-10T02:00:00Z',
    };
    const drafts = [
      { ...draft, id: 'd1', edition: '2026.2' },
      { ...draft, id: 'd2', edition: '2027.1' },
    ] as ProgramDraftLine[];
    mockCall('programDrafts').mockResolvedValue(answer({ drafts, deleted: [], fewer_hands: false }));
    show([
      { ...ofOffice, state: 'issued', is_in_force: true, base: '2026.1' },
      { ...ofRelease, is_in_force: false },
    ]);
    const table = within(await screen.findByRole('region', { name: '设计中的项目' }));
    await waitFor(() =>
      expect(table.getAllByText(/^(已发布|设计中)$/).map(({ textContent }) => textContent)).toEqual([
        '已发布',
        '设计中',
      ]),
    );
    const history = within(await screen.findByRole('region', { name: '全部版本' }));
    expect(history.getByText('已被替换')).toBeVisible();
    expect(history.queryByText('已签发')).toBeNull();
  });

  it('tells whoever checks an edition of texts and scenarios that do not agree with its rules', async () => {
    const outdated = [{ hint: '这里仍写原来的“20%”', words: '增长率低于20%' }];
    mockCall('editionProposal').mockResolvedValue(answer({ ...proposal, outdated }));
    const same = { key: 'other', differences: [], failing: [], not_failing: [], faults: [] };
    const differing = { ...same, key: 'valid', failing: [{ id: 'GZ-03', label: title }] };
    mockCall('tryScenarios').mockResolvedValue(answer({ scenarios: [same, differing], never_failing: null }));
    show([ofOffice]);
    fireEvent.click(await screen.findByRole('button', { name: '查看 瞪羚企业申报 2026.2' }));
    expect(await screen.findByText(/有1处文字仍写改动前的要求/)).toBeVisible();
    expect(screen.getByText('增长率低于20%')).toBeVisible();
    expect(await screen.findByText('1个样例的结果与应有结果不一致，请先核对')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '查看样例 2026.2' }));
    expect(await screen.findByRole('tab', { name: '样例', selected: true })).toBeVisible();
  });

  it('opens the edition that a message leads to, and forgets it once it is closed', async () => {
    mockCall('editionProposal').mockResolvedValue(answer(proposal));
    mockCall('tryScenarios').mockResolvedValue(answer({ scenarios: [], never_failing: null }));
    show([ofOffice, ofRelease], '/system/programs?no=2');
    const dialog = await screen.findByRole('dialog', { name: '瞪羚企业申报 2026.2' });
    expect(await within(dialog).findByRole('button', { name: '复核通过' })).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: /关闭|Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads from the task of the home page to the list', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    show([ofOffice, ofRelease], '/system/programs?at=editions');
    const list = await screen.findByRole('region', { name: '全部版本' });
    await waitFor(() => expect(scroll.mock.contexts).toContain(list));
  });

  it('says from which batch an edition that is issued takes the place of the one in force', async () => {
    const [listed, next] = ['2026.1', '2026.2'].map((edition) => ({
      ...{ key: 'gazelle', edition, origin: 'office' as const, title, route: '/' },
    }));
    const byBatch = [
      { ...listed, from: { batch_year: 2026, batch_no: 1 } },
      { ...next, from: { batch_year: 2026, batch_no: 2 } },
    ] as ListedEdition[];
    mockCall('programsInForce').mockResolvedValue(
      answer({ version: '', programs: [listed as ListedEdition], by_batch: byBatch }),
    );
    const draft = { id: 'd1', key: 'gazelle', title, edition: '2026.2', base: '2026.1' };
    const saved = { updated_by: '周岩', updated_at: '2026-06-10T02:00:00Z' };
    const drafts = [{ ...draft, ...saved }] as ProgramDraftLine[];
    mockCall('programDrafts').mockResolvedValue(answer({ drafts, deleted: [], fewer_hands: false }));
    show([{ ...ofOffice, state: 'issued', from: { kind: 'batch', batch_year: 2026, batch_no: 2 } }]);
    const inForce = await screen.findByRole('region', { name: '现行版本' });
    await waitFor(() => expect(inForce).toHaveTextContent('2026.2 从2026年第2批起'));
    expect(inForce).not.toHaveTextContent('2026.1 从');
    const table = screen.getByRole('region', { name: '设计中的项目' });
    await waitFor(() => expect(table).toHaveTextContent('施行：从2026年第2批起'));
  });

  it('leads from the draft to its edition while that is to be checked, and says when one was put in force', async () => {
    const draft = { id: 'd1', key: 'gazelle', title, edition: '2026.2', base: '2026.1' };
    const drafts = [
      { ...draft, updated_by: '周岩', updated_at: '2026-06-10T02:00:00Z' },
    ] as ProgramDraftLine[];
    mockCall('programDrafts').mockResolvedValue(answer({ drafts, deleted: [], fewer_hands: false }));
    show([{ ...ofOffice, base: '2026.1' }]);
    const link = await screen.findByRole('link', { name: '查看 瞪羚企业申报 2026.2' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/system\/programs\?no=2$/));
    cleanup();
    const issued = { name: '周岩', at: '2026-06-11T02:00:00.000Z' };
    show([{ ...ofOffice, base: '2026.1', state: 'issued', issued } as EditionLine]);
    const table = await screen.findByRole('region', { name: '设计中的项目' });
    await waitFor(() => expect(table).toHaveTextContent('施行：2026-06-11 10:00'));
    expect(screen.getByRole('region', { name: '全部版本' })).toHaveTextContent('施行2026-06-11 10:00');
  });

  it('lists all editions once there is one of the office, and says who made each', async () => {
    show([ofOffice, ofRelease]);
    const list = await screen.findByRole('region', { name: '全部版本' });
    expect(list).toHaveTextContent('编制 周岩');
    expect(list).toHaveTextContent('随版本更新');
    expect(list).not.toHaveTextContent('编制 随版本更新');
  });
});
