import { findProgram } from '@domain/programs/find';
import type { RegisterFactData } from '@domain/registers/calls';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { PatentAdvice } from './Advice';

const navigation = {
  hrefOf: ({ path }: { path: string }) => `/form?path=${path}`,
} as unknown as FormNavigation;
const read = mockCall('filingPatents');
const fact = (row: number, state: RegisterFactData['state'], recorded?: string): RegisterFactData => ({
  register: 'patent',
  key: `20211000000${row}6`,
  path: `ip_table[${row}].authorization_no`,
  state,
  differences: recorded ? [{ column: 'holder', given: '示例智能装备有限公司', recorded }] : [],
  origin: { source: '示例登记机关', as_of: '2026-06-01', version: 1, asked_at: '2026-06-10T02:00:00.000Z' },
  reason: null,
});

async function shown(program: string) {
  const form = await findProgram(program)?.load();
  if (!form) throw new Error(program);
  return render(
    <MemoryRouter>
      <PatentAdvice form={form} id="f1" navigation={navigation} />
    </MemoryRouter>,
  );
}

describe('PatentAdvice', () => {
  it('shows patents of others and unknown ones, each with a link, and none that agree', async () => {
    read.mockResolvedValue({
      code: 200,
      msg: '',
      data: [fact(0, 'agrees'), fact(1, 'differs', '示例大学'), fact(2, 'missing')],
    });
    await shown('hightech');
    expect(await screen.findByText(/专利登记核对提示/)).toBeInTheDocument();
    expect(screen.getByText(/示例大学/)).toBeInTheDocument();
    expect(screen.getAllByText(/示例登记机关/)).toHaveLength(1);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/form?path=ip_table[1].authorization_no',
      '/form?path=ip_table[2].authorization_no',
    ]);
  });

  it('requests nothing for a form without patents, and shows nothing where all agree', async () => {
    read.mockClear().mockResolvedValue({ code: 200, msg: '', data: [fact(0, 'agrees')] });
    await shown('gazelle');
    expect(read).not.toHaveBeenCalled();
    const { container } = await shown('hightech');
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    expect(container).toBeEmptyDOMElement();
  });
});
