import type { Answers, Program } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { createProgram } from '@domain/program-documents/program';
import { programs } from '@domain/programs/index.generated';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import Why from '.';
import { ExplanationProvider } from './source';

const gazelle = programs.find(({ key }) => key === 'gazelle') as Program;
const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };
const about = { zh: '不在上市公司之列', en: 'Not listed' };
const adapt = <Kept,>(form: Kept): Kept => form;

async function show(program: Program | null, answers: Answers, rule: string): Promise<void> {
  const filled = computeAnswers(await gazelle.load(), answers, ctx);
  render(
    <ExplanationProvider source={program && { program, adapt }} filled={filled} ctx={ctx}>
      <Why item={{ rule }} about={about} />
    </ExplanationProvider>,
  );
}

const findButton = () => screen.queryByRole('button', { name: '为什么 不在上市公司之列' });

// The panel comes with the parser, for which a busy machine takes its time.
beforeAll(async () => {
  await import('./TracePanel');
  await gazelle.load();
}, 60_000);

describe('Why', () => {
  it('unfolds each part of the rule with its value and the labels of the form, and folds it again', async () => {
    await show(gazelle, { baseData: { track: 'revenue_growth', is_listed: true } }, 'GZ-10');
    const button = findButton() as HTMLElement;
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('list')).toBeNull();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(lines().join(' ')).toMatch(/上市.*否/), { timeout: 15_000 });
    fireEvent.keyDown(screen.getAllByRole('list')[0] as HTMLElement, { key: 'Escape' });
    expect(screen.queryByRole('list')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('is not there where nothing can be explained', async () => {
    await show(null, {}, 'GZ-10');
    expect(findButton()).toBeNull();
  });

  it('says so where the edition cannot be loaded, with a way to try again', async () => {
    const { key, edition } = gazelle;
    const away = createProgram(
      { key, edition, manifest: gazelle as never },
      {
        loadBody: () => Promise.reject(new TypeError('no network')),
        loadConditions: () => Promise.reject(new TypeError('no network')),
      },
    );
    await show(away, {}, 'GZ-10');
    fireEvent.click(findButton() as HTMLElement);
    expect(await screen.findByRole('button', { name: /重\s*试/ })).toBeVisible();
  });
});
