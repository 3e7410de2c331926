import { programTablesForm, writeDocumentRows } from '@domain/program-documents/tables';
import { examineRows } from '@domain/program-drafts/examine-rows';
import { getRows } from '@domain/program-drafts/rows/items';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createIdleSession } from '@/filling/form/createIdleSession';
import { FormSessionProvider } from '@/filling/form/session';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../../tests/support/program-documents';
import { FormPreviewProvider } from '../formPreview/useFormPreview';
import RecordPanel from './RecordPanel';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };

function show(figure?: string) {
  const rules = getRows(gazelle, 'rules').map((row) =>
    row.id === 'GZ-03' && figure !== undefined ? { ...row, figure } : row,
  );
  const answers = { ...gazelle, rules };
  const examined = examineRows(answers, { programs: [], editions: [], guideFiles: [], before: null });
  const row = rules.find(({ id }) => id === 'GZ-03')?.row ?? '';
  render(
    withPortal(
      {},
      <FormPreviewProvider value={null}>
        <FormSessionProvider value={createIdleSession(programTablesForm, answers, ctx)}>
          <RecordPanel
            address={{ table: 'rules', row }}
            examined={examined}
            onRename={() => {}}
            onLabel={() => {}}
          />
        </FormSessionProvider>
      </FormPreviewProvider>,
    ),
  );
}

describe(RecordPanel, () => {
  it.each([
    [undefined, '此处不填，要求见“指标与要求”。'],
    ['', '还没有要求，请在此添加条件，或填写“指标与要求”。'],
  ])('says where the requirement of a rule without a condition is (figure %j)', async (figure, words) => {
    show(figure);
    const check = await screen.findByRole('group', { name: '判断条件' }, { timeout: 10_000 });
    expect(within(check).getByText(words)).toBeInTheDocument();
  });
});
