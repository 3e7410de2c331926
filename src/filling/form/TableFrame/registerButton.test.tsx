import type { Form, Row, TableSection } from '@domain/definition';
import type { SectionEntries } from '@domain/library/calls';
import { findProgram } from '@domain/programs/find';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFormSession } from '../../../../tests/support/portal/form-session';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import { ctx } from '../../../../tests/support/small-form';
import { FormSessionProvider } from '../session';
import RegisterButton from './RegisterButton';

let form: Form;
let section: TableSection;
beforeAll(async () => {
  form = (await findProgram('gazelle')?.load()) as Form;
  section = form.sections.find(({ key }) => key === 'standardData') as TableSection;
});

const entry = (id: string, name: string, more: Partial<SectionEntries['entries'][number]> = {}) => ({
  id,
  register: 'standards' as const,
  name,
  other_names: [],
  sources: ['s1'],
  row: { standard_name: name, standard_no: id, standard_level: 'national' },
  ...more,
});
const source = {
  id: 's1',
  program: 'hightech',
  title: '高新技术企业认定',
  kind: '',
  batch: '2026-1',
  no: 'GX20260301-000001',
  at: '2026-03-01T02:00:00Z',
  is_report: false,
  is_open: false,
};

function show(entries: SectionEntries['entries'], standing: Row[] = []) {
  const asked = mockCall('sectionEntries').mockResolvedValue({
    code: 200,
    msg: '',
    data: { entries, sources: [source], files: [] },
  } as never);
  let rows = standing;
  const session = createFormSession(form, { standardData: standing }, ctx);
  render(
    withPortal(
      {},
      <FormSessionProvider
        value={{
          ...session,
          setRows: (_section, change) => {
            rows = change(rows) ?? rows;
          },
        }}
        draft={{ program: 'gazelle', id: 'd1' }}
      >
        <RegisterButton section={section} />
      </FormSessionProvider>,
    ),
  );
  return { rows: () => rows, asked };
}

const open = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

describe('RegisterButton', () => {
  it('adds the chosen entries as rows in one step, with where and when they were given', async () => {
    const { rows } = show(
      [entry('GB/T 1-2025', '规范甲'), entry('GB/T 2-2025', '规范乙')],
      [{ row: 'blank' }],
    );
    const dialog = await open(/从企业库选取（2）/);
    expect(dialog.getAllByText(/高新技术企业认定.*GX20260301-000001.*2026-03-01/)).toHaveLength(2);
    fireEvent.click(dialog.getByRole('checkbox', { name: /全选/ }));
    fireEvent.click(dialog.getByRole('button', { name: '加入2项' }));
    expect(rows()).toEqual([
      {
        row: expect.any(String),
        standard_name: '规范甲',
        standard_no: 'GB/T 1-2025',
        standard_level: 'national',
      },
      {
        row: expect.any(String),
        standard_name: '规范乙',
        standard_no: 'GB/T 2-2025',
        standard_level: 'national',
      },
    ]);
  });

  it('marks what the table has already, and names the other name of a number', async () => {
    show(
      [entry('GB/T 1-2025', '规范甲', { other_names: ['规范甲（旧）'] }), entry('GB/T 2-2025', '规范乙')],
      [{ row: 'a', standard_no: 'GBT 1—2025', standard_name: '另一写法' }],
    );
    const dialog = await open(/从企业库选取（1）/);
    expect(dialog.getByRole('checkbox', { name: /规范甲/ })).toBeDisabled();
    expect(dialog.getByText(/规范甲（旧）/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /规范乙/ })).toBeEnabled();
  });

  it('finds one of 2,000 entries, page by page, and adds no more than the table takes', async () => {
    show(Array.from({ length: 2000 }, (_, i) => entry(`GB/T ${i + 1}-2025`, `规范${i + 1}`)));
    const dialog = await open(/从企业库选取（2000）/);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(21);
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: '规范1777' } });
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: '' } });
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(21));
    fireEvent.click(dialog.getByRole('checkbox', { name: /全选/ }));
    expect(dialog.getByText(/最多还可加入50行/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '加入2000项' })).toBeDisabled();
  });

  it('is absent where the company has nothing to pick', async () => {
    const { asked } = show([]);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
