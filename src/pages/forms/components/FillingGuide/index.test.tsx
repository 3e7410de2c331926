import { listRoleRights } from '@domain/accounts/roles';
import type { FillingGuide } from '@domain/filing/guide-calls';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { FillingTime, FormChanges, useFillingGuide } from './index';
import RequiredSignatories from './RequiredSignatories';

const owner = { id: 'u1', company: { id: 'c1' }, permissions: listRoleRights('owner') };
const last = { id: 'f1', kind: '', batch: '2025-1', no: 'DL2025-0001', edition: '2025.1' };

function Guide() {
  const guide = useFillingGuide({ key: 'gazelle' }, null);
  return (
    <>
      <FillingTime guide={guide} />
      <RequiredSignatories guide={guide} />
      <FormChanges guide={guide} hrefOf={(section, field) => `/forms/gazelle?section=${section}#${field}`} />
    </>
  );
}

function show(data: FillingGuide, user: object = owner) {
  mockCall('fillingGuide').mockResolvedValue({ code: 200, msg: '', data } as never);
  render(withPortal(user, <Guide />));
}

describe('FillingGuide', () => {
  const signatories = [
    { hand: 'filler' as const, names: ['林晓燕', '李会计'] },
    { hand: 'finance' as const, names: ['李会计'] },
    { hand: 'legal' as const, names: [] },
  ];
  const line = '提交前须由以下人员签署：填报人、财务负责人（李会计）、法定代表人（尚未指定）';

  it('tells who has to sign, and leads the main account to where people are named', async () => {
    show({ last: null, changes: [], time: null, signatories });
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByRole('link', { name: '到“账号管理”指定' })).toHaveAttribute(
      'href',
      '/enterpriseCenter/users',
    );
  });

  it('tells others whom to ask where nobody is named for a signature', async () => {
    const permissions = listRoleRights('filer');
    show({ last: null, changes: [], time: null, signatories }, { ...owner, permissions });
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByText('请主账号在“账号管理”中指定')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('tells how long others took, and what is new since last year, with a link to each', async () => {
    show({
      last,
      changes: [
        {
          is: 'added',
          section: 'baseData',
          field: 'fax',
          label: { zh: '基本信息 / 传真', en: 'Basics / Fax' },
        },
        {
          is: 'limit',
          section: 'baseData',
          field: 'note',
          limit: 'maxLength',
          label: { zh: '基本信息 / 说明', en: 'Basics / Note' },
          before: { zh: '50', en: '50' },
          after: { zh: '30', en: '30' },
        },
      ],
      time: { minutes: 40, companies: 12 },
    });
    expect(await screen.findByText('多数企业用时约40分钟')).toBeVisible();
    fireEvent.click(screen.getByText('与2025年第1批相比：新增1项、调整1项'));
    expect(await screen.findByRole('link', { name: '基本信息 / 传真' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=baseData#fax'),
    );
    expect(screen.getByText(/由“50”改为“30”/)).toHaveTextContent('最多字数');
  });

  it('says that nothing is new, and no time while too few have filed', async () => {
    show({ last, changes: [], time: null });
    expect(await screen.findByText(/与2025年第1批相同/)).toBeVisible();
    expect(screen.queryByText(/多数企业用时/)).toBeNull();
  });

  it('shows nothing to companies that never filed the form, and asks nothing for officers', async () => {
    show({ last: null, changes: [], time: null });
    expect(screen.queryByText(/相比|相同/)).toBeNull();
    const calls = mockCall('fillingGuide').mock.calls.length;
    show({ last, changes: [], time: null }, { id: 'u2', permissions: listRoleRights('reviewer') });
    expect(mockCall('fillingGuide').mock.calls).toHaveLength(calls);
  });
});
