import type { Form } from '@domain/definition';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import * as language from '@/utils/language';
import * as saving from '@/utils/saveAs';
import { createFormSession } from '../../../../tests/support/portal/form-session';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { ctx, smallForm } from '../../../../tests/support/small-form';
import * as files from '../files';
import SheetTools from '.';

vi.spyOn(language, 'useLanguage').mockReturnValue({ language: 'zh', t: (key: string) => key } as never);
vi.spyOn(language, 'useText').mockReturnValue((text) => (typeof text === 'string' ? text : text.zh));
mockFeedback();
const saveAs = vi.spyOn(saving, 'saveAs').mockReturnValue();
vi.spyOn(files, 'createSheetFile').mockResolvedValue(new Blob(['sheet']));

beforeEach(() => vi.clearAllMocks());

const answers = { team: [{ row: 'a', name: '甲', share: 40 }] };
const team = smallForm.sections.find(({ key }) => key === 'team');

/** Exports the table `team`; `sensitive`: whether its addresses are sensitive. */
function exportTeam(beforeExport: (section: string) => Promise<void>, sensitive: boolean) {
  if (team?.kind !== 'table') throw new Error('team');
  const columns = team.columns.map((field) => ({ ...field, sensitive: sensitive && field.key === 'mail' }));
  const section = { ...team, columns };
  const sections = smallForm.sections.map((each) => (each === team ? section : each));
  const form: Form = { ...smallForm, sections };
  render(
    <FormSessionProvider value={createFormSession(form, answers, ctx, { beforeExport })}>
      <SheetTools section={section} />
    </FormSessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /sheets\.export/ }));
}

describe('SheetTools', () => {
  it('downloads a table with sensitive columns only after the export was logged', async () => {
    const told = vi.fn(async () => expect(saveAs).not.toHaveBeenCalled());
    exportTeam(told, true);
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(told).toHaveBeenCalledWith('team');
  });

  it('downloads nothing when the export could not be logged, and says so', async () => {
    exportTeam(() => Promise.reject(new Error('offline')), true);
    await waitFor(() => expect(feedback.warn).toHaveBeenCalledWith('sheets.exportFailed'));
    expect(saveAs).not.toHaveBeenCalled();
  });

  it('names the file in the language of its content, which is English on an Arabic page', async () => {
    vi.mocked(language.useLanguage).mockReturnValue({ language: 'ar', t: (key: string) => key } as never);
    exportTeam(async () => {}, false);
    await waitFor(() => expect(saveAs).toHaveBeenCalledWith(expect.anything(), 'Team.xlsx'));
    vi.mocked(language.useLanguage).mockReturnValue({ language: 'zh', t: (key: string) => key } as never);
  });

  it('downloads a table without sensitive columns without logging', async () => {
    const told = vi.fn(async () => {});
    exportTeam(told, false);
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(told).not.toHaveBeenCalled();
  });
});
