import { type FileField, pdf } from '@domain/definition';
import type { FileInfo } from '@domain/files/calls';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import LibraryDialog from '.';

const field: FileField = { key: 'audit', zh: '财务审计报告', en: 'Audit reports', ...pdf({ maxFiles: 2 }) };
const file = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  size: 1000,
  mime: 'application/pdf',
  extension: 'pdf',
  sha256: id,
  scan: 'clean',
  has_text: true,
  url: '/x',
  created_at: '2026-02-01T02:00:00Z',
  uses: [],
  ...more,
});
const files = [
  file('f1', '公司章程.pdf'),
  file('f2', '2025年财务审计报告.pdf', { uses: [{ source: 's1', path: 'a', label: '财务会计报告' }] }),
  file('f3', '已选.pdf'),
];
const source = {
  id: 's1',
  program: 'hightech',
  title: '高新技术企业认定',
  kind: '',
  batch: '2026-1',
  no: null,
  at: '2026-03-01T02:00:00Z',
  is_report: false,
  is_open: true,
};

describe('LibraryDialog', () => {
  it('offers the company’s files, the likeliest first with its use, and gives the same file', async () => {
    mockCall('libraryFiles').mockResolvedValue({
      code: 200,
      msg: '',
      data: { files, sources: [source], has_more: false },
    } as never);
    const taken: FileInfo[][] = [];
    const box = {
      path: 'filesData.audit',
      section: {
        key: 'filesData',
        kind: 'files' as const,
        title: { zh: '附件', en: 'Files' },
        fields: [field],
      },
      field,
    };
    render(
      withPortal(
        {},
        <LibraryDialog
          box={box}
          years={[2025]}
          ids={['f3']}
          onTake={(each) => taken.push(each)}
          onClose={() => {}}
        />,
      ),
    );
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(2);
    const [best] = items.map((item) => within(item));
    expect(best?.getByRole('checkbox', { name: /2025年财务审计报告\.pdf.*较符合/ })).toBeVisible();
    expect(best?.getByText(/财务会计报告，高新技术企业认定.*未提交/)).toBeVisible();
    fireEvent.click(best?.getByRole('checkbox') as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: '选用1个' }));
    expect(taken[0]?.map(({ id }) => id)).toEqual(['f2']);
    expect(taken[0]?.[0]).not.toHaveProperty('uses');
  });
});
