import { writeDocumentRows } from '@domain/program-documents/tables';
import { examineRows } from '@domain/program-drafts/examine-rows';
import { getRows } from '@domain/program-drafts/rows/items';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../tests/support/program-documents';
import FaultList from './FaultList';

it('lists hints beside the faults, each with its column, and leads there', () => {
  const before = readProgramDocument('gazelle');
  const gazelle = writeDocumentRows(before);
  const rules = getRows(gazelle, 'rules').map((row) =>
    row.id === 'GZ-03' ? { ...row, figure: String(row.figure).replace('20, ', '35, ') } : row,
  );
  const answers = { ...gazelle, rules };
  const examined = examineRows(answers, { programs: [], editions: [], guideFiles: [], before });
  const follow = vi.fn();
  render(withPortal({}, <FaultList examined={examined} answers={answers} onFollow={follow} />));
  expect(screen.getByText(/^规则 · GZ-03 .* · 满足时的说明（中文）$/)).toBeVisible();
  fireEvent.click(screen.getAllByRole('button', { name: /GZ-03的要求已改/ })[0] as HTMLElement);
  expect(follow).toHaveBeenCalledWith(expect.objectContaining({ section: 'rules', field: 'zh' }));
});
