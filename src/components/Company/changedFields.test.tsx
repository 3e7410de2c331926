import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { ChangedFields } from './CompanyChange';

test('ChangedFields shows values of an account and a webhook by name as they were logged, and masks values that it does not know', () => {
  const changes = [
    { key: 'account.owner', before: '王敏 (demo.wang)', after: '李娜 (demo.lina)' },
    { key: 'account.phone', before: null, after: '137****0099' },
    { key: 'webhook.enabled', before: true, after: false },
    {
      key: 'webhook.events',
      before: ['filing.submitted'],
      after: ['filing.submitted', 'filing.level_passed'],
    },
    { key: 'webhook.programs', before: [], after: ['former'] },
    { key: 'unknown', before: '210102199001011234', after: null },
  ];
  render(withPortal({}, <ChangedFields label="修改" changes={changes} />));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    '企业主账号王敏 (demo.wang)李娜 (demo.lina)',
    '手机号—137****0099',
    '启用是否',
    '订阅事件已提交已提交、逐级审核通过',
    '申报项目全部项目former',
    'unknown210*************34—',
  ]);
});
