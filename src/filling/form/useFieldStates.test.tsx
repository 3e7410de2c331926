import { programTablesForm, writeDocumentRows } from '@domain/program-documents/tables';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { createIdleSession } from './createIdleSession';
import { FormSessionProvider } from './session';
import { useFieldStates } from './useFieldStates';

it('labels a row of another table by its text in each language', () => {
  const answers = writeDocumentRows(readProgramDocument('gazelle'));
  const session = createIdleSession(programTablesForm, answers, { batchYear: 0, today: '', settings: {} });
  const wrapper = ({ children }: { children: ReactNode }) =>
    withPortal({}, <FormSessionProvider value={session}>{children}</FormSessionProvider>);
  const { result } = renderHook(() => useFieldStates(), { wrapper });
  const fields = programTablesForm.sections.find(({ key }) => key === 'fields');
  const section = fields?.kind === 'table' ? fields.columns.find(({ key }) => key === 'section') : undefined;
  if (!section) throw new Error('the table of fields has no section');
  const { options } = result.current(
    section,
    'fields[0].section',
    { section: 'fields', field: 'section' },
    '',
  );
  expect(options.find(({ value }) => value === 'baseData')).toMatchObject({
    zh: 'baseData 企业基本信息',
    en: expect.stringMatching(/^baseData [A-Z]/),
  });
});
