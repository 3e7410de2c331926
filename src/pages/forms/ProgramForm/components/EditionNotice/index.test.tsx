import type { EditionNote } from '@domain/filing/edition-note';
import type { Filing } from '@domain/filing/types';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import EditionNotice from './index';

const note: EditionNote = {
  from: '2026.1',
  to: '2027.1',
  kept: 12,
  moved: [{ from: 'a.x', to: 'b.y', label: { zh: '联系人 / 手机', en: 'Contact / Mobile' } }],
  aside: [
    {
      path: 'a.fax',
      edition: '2026.1',
      label: { zh: '基本信息 / 传真', en: 'Basics / Fax' },
      value: '0411-1234',
      reason: 'gone',
    },
    {
      path: 'a.sort',
      edition: '2026.1',
      label: { zh: '基本信息 / 类别', en: 'Basics / Sort' },
      value: 'x',
      text: { zh: '旧类别', en: 'Old sort' },
      reason: 'misfit',
    },
  ],
};

const show = (edition_note: EditionNote | null, about: object = { id: null }) =>
  render(withPortal({}, <EditionNotice filing={{ edition_note, ...about } as Filing} />));

describe('EditionNotice', () => {
  it('shows nothing for a filing that was always in this edition', () => {
    expect(show(null).container).toBeEmptyDOMElement();
  });

  it('shows what was kept, what moved, and what has no place, with name, text and reason', () => {
    show(note);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/2026\.1.*2027\.1.*12/)).toBeVisible();
    expect(alert.getByText('联系人 / 手机')).toBeInTheDocument();
    const [fax, sort] = alert.getAllByRole('definition').map((each) => each.textContent);
    expect(alert.getAllByRole('term').map((each) => each.textContent)).toEqual([
      '基本信息 / 传真',
      '基本信息 / 类别',
    ]);
    expect(fax).toContain('0411-1234');
    expect(fax).toContain('新版不再填报此项');
    expect(sort).toMatch(/^旧类别/);
  });

  it('shows whoever fills it in why there is another edition, and what it asks', async () => {
    mockCall('editionChanges').mockResolvedValue({
      code: 200,
      msg: '',
      data: {
        from: '2026.1',
        to: '2027.1',
        reasons: [{ edition: '2027.1', words: '上级文件提高了要求' }],
        changes: [
          { is: 'removed', section: null, label: { zh: '成长说明', en: 'Growth' } },
          { is: 'added', section: 'a', field: 'fax', label: { zh: '传真', en: 'Fax' }, isRequired: true },
          {
            is: 'threshold',
            section: 'a',
            label: { zh: '收入增长', en: 'Growth of revenue' },
            before: { zh: '要求不低于20%', en: 'at least 20 % is asked' },
            after: { zh: '要求不低于90%', en: 'at least 90 % is asked' },
          },
        ],
      },
    } as never);
    show(note, { id: 'f1', actions: ['save'] });
    expect(await screen.findByText('2027.1版的调整原因：上级文件提高了要求')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['传真 新增，必填', '收入增长 由“要求不低于20%”改为“要求不低于90%”']),
    );
    expect(screen.queryByText(/成长说明/)).toBeNull();
  });
});
