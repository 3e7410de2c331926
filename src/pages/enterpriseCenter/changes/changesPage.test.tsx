import { listRoleRights } from '@domain/accounts/roles';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Changes from '.';

const owner = {
  id: 'u1',
  username: 'wangmin',
  role: 'owner',
  company: { id: 'c1', name: '海拓', credit_code: '91350100M000100Y43' },
  permissions: listRoleRights('owner'),
};

describe('ChangesPage', () => {
  it('marks each document of a request as optional, since one of two is enough', async () => {
    mockCall('ownChanges').mockResolvedValue({
      code: 200,
      msg: '',
      data: { list: [], total: 0 },
    } as never);
    mockCall('companyInfo').mockResolvedValue({ code: 200, msg: '', data: {} } as never);
    const page = (
      <AntdFrame>
        <Changes />
      </AntdFrame>
    );
    render(withPortal(owner, page, { at: '/enterpriseCenter/changes?new=open' }));
    for (const name of ['新营业执照扫描件', '证明材料', '变更说明'])
      expect((await screen.findByText(name)).closest('label')).toHaveTextContent('选填');
  });
});
