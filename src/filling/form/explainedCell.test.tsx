import type { Answers, Form, Program, Section } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { programs } from '@domain/programs/index.generated';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ExplanationProvider } from '@/components/Why/source';
import { createFormSession } from '../../../tests/support/portal/form-session';
import { readSamples } from '../../../tests/support/samples';
import FormRenderer, { RowsSection } from '.';
import { FormSessionProvider } from './session';

const gazelle = programs.find(({ key }) => key === 'gazelle') as Program;
const [sample] = readSamples('gazelle');
const adapt = <Kept,>(form: Kept): Kept => form;
let form: Form;
let filled: Answers;

const { matchMedia } = window;
beforeEach(() => {
  const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
  vi.stubGlobal('matchMedia', asWide);
});
// The panel comes with the parser, for which a busy machine takes its time.
beforeAll(async () => {
  await Promise.all([RowsSection.prepare(), import('./Grid/CellMenu'), import('./Grid/CellExplanation')]);
  form = await gazelle.load();
  filled = computeAnswers(form, sample?.data ?? {}, sample?.ctx as never);
}, 60_000);

function showYears(): void {
  const section = form.sections.find(({ key }) => key === 'operationData') as Section;
  render(
    <App>
      <FormSessionProvider value={createFormSession(form, filled, sample?.ctx as never, {})}>
        <ExplanationProvider source={{ program: gazelle, adapt }} filled={filled} ctx={sample?.ctx as never}>
          <FormRenderer section={section} />
        </ExplanationProvider>
      </FormSessionProvider>
    </App>,
  );
}

const openMenuAt = async (name: RegExp): Promise<HTMLElement> => {
  const [head] = screen.getAllByRole('rowheader', { name });
  const cell = head?.closest('tr')?.querySelector('td') as HTMLElement;
  fireEvent.focus(cell.querySelector('input') ?? cell);
  fireEvent.click(screen.getByRole('button', { name: '单元格和行' }));
  return screen.findByRole('menu');
};

it('says why a computed cell has its value, with the figures of its own year', async () => {
  showYears();
  const menu = await openMenuAt(/资产负债率/);
  fireEvent.click(within(menu).getByRole('menuitem', { name: /^为什么是这个值/ }));
  const dialog = await screen.findByRole('dialog', { name: /为什么.*资产负债率/ });
  await waitFor(() => expect(dialog.textContent).toMatch(/负债/), { timeout: 15_000 });
});

it('says it by keyboard alone, with the unit, and gives the focus back', async () => {
  showYears();
  const [head] = screen.getAllByRole('rowheader', { name: /资产负债率/ });
  const cell = head?.closest('tr')?.querySelector('td') as HTMLElement;
  cell.focus();
  fireEvent.keyDown(cell, { key: 'Enter' });
  const dialog = await screen.findByRole('dialog', { name: /为什么.*资产负债率/ });
  await waitFor(() => expect(within(dialog).getByText('37.50 %')).toBeVisible(), { timeout: 15_000 });
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(cell).toHaveFocus());
});

it('offers no reason for a cell that is typed', async () => {
  showYears();
  const menu = await openMenuAt(/^营业收入/);
  expect(within(menu).queryByRole('menuitem', { name: /^为什么是这个值/ })).toBeNull();
});
