import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Departments from './index';

const TAKEN = '部门名称已存在，请换一个名称';
mockFeedback();

it('marks the name of a department that exists already', async () => {
  mockCall('ownDepartments').mockResolvedValue({ code: 200, msg: '', data: [] } as never);
  mockCall('createDepartment').mockResolvedValue({ code: 208, msg: TAKEN, data: null } as never);
  render(withPortal({ id: 'u1', role: 'owner', permissions: [] }, <Departments />));
  fireEvent.click(await screen.findByRole('button', { name: /新增部门|新建部门|添加部门/ }));
  const name = await screen.findByLabelText('部门名称');
  fireEvent.change(name, { target: { value: '财务部' } });
  fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
  expect(await screen.findByText(TAKEN)).toBeInTheDocument();
  expect(name).toHaveAttribute('aria-invalid', 'true');
});
