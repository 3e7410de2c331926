import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { type CompanyProfile, profileFields } from '@domain/company/profile';
import type { MessageItem } from '@domain/inbox/calls';
import type { LibraryFile, LibrarySource } from '@domain/library/calls';
import type { RecognitionItem } from '@domain/recognitions/calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import NextAct from '.';
import {
  chooseFileAct,
  chooseMessageAct,
  chooseProfileAct,
  chooseRecognitionAct,
  chooseRegisterAct,
  chooseUserAct,
  type PageAct,
} from './pageActs';

/** The sentence and the link that a page shows for an act. */
function shown(act: PageAct | null): string {
  const { container, unmount } = render(<NextAct act={act} />);
  const link = container.querySelector('a');
  const words = link ? `${container.querySelector('p')?.textContent} → ${link.getAttribute('href')}` : '';
  unmount();
  return words;
}

describe('NextAct', () => {
  it('is a section with one primary act, named for who hears the page', () => {
    render(<NextAct act={{ is: 'center.next.colleague', to: '/enterpriseCenter/users?new=open' }} />);
    expect(screen.getByRole('region', { name: '下一步' })).toHaveTextContent('目前只有一个账号');
    expect(screen.getByRole('link', { name: '添加同事' })).toHaveClass('ant-btn-primary');
  });
});

describe('acts of pages', () => {
  it('leads to the first missing fact of the profile, and from a complete one to the programs', () => {
    const empty = { data: {} } as unknown as CompanyProfile;
    expect(shown(chooseProfileAct(empty, true))).toMatch(
      /还有\d+项必填信息未填写，先补“企业名称” → .*information\?mode=edit#company\.name$/,
    );
    expect(chooseProfileAct(empty, false)).toBeNull();
    const full = Object.fromEntries(profileFields.map(({ key }) => [key, 'x'])) as unknown as CompanyProfile;
    expect(chooseProfileAct(full, false)?.to).toBe('/forms/programs');
  });

  it('leads to the draft that still uses a withdrawn file', () => {
    const draft = { id: 'd1', is_open: true, title: '瞪羚企业' } as LibrarySource;
    const sent = { ...draft, id: 's1', is_open: false };
    const file = { name: '审计报告.pdf', library: 'withdrawn' } as LibraryFile;
    const use = (source: string) => ({ ...file, uses: [{ source, path: 'x', label: 'y' }] }) as LibraryFile;
    const act = (files: LibraryFile[]) =>
      chooseFileAct({ files, sources: [draft, sent] }, ({ id }) => `/draft/${id}`);
    expect(act([use('s1')])).toBeNull();
    expect(shown(act([use('s1'), use('d1')]))).toBe(
      '“审计报告.pdf”已撤下，《瞪羚企业》草稿仍在使用，更换后才能提交 → /draft/d1',
    );
  });

  it('leads to a program where no register has an entry', () => {
    expect(chooseRegisterAct({ counts: { products: 0, rights: 2 } })).toBeNull();
    expect(chooseRegisterAct({ counts: { products: 0 } })?.to).toBe('/forms/programs');
  });

  it('leads to an account that nobody can sign in to, or to a first colleague', () => {
    const me = { name: '王敏', username: 'demo', enabled: true, password_expired: false } as SubUserAccount;
    const shut = { ...me, name: '李雷', username: 'demo.b', password_expired: true };
    expect(shown(chooseUserAct([me, shut], 2))).toBe(
      '李雷的临时密码已过期，暂时无法登录 → /enterpriseCenter/users?keyword=demo.b',
    );
    expect(chooseUserAct([me, { ...shut, enabled: false }], 2)).toBeNull();
    expect(chooseUserAct([me], 1)?.to).toBe('/enterpriseCenter/users?new=open');
  });

  it('leads to the most urgent unread message, and to none that was read, asks nothing or stands first', () => {
    const message = {
      read: false,
      category: 'deadline',
      priority: 1,
      created_at: '2026-06-01',
      link: '/a',
      title: '甲',
    } as MessageItem;
    const urgent: MessageItem = {
      ...message,
      category: 'correction',
      priority: 0,
      title: '退回修改',
      link: '/b',
    };
    expect(shown(chooseMessageAct([message, urgent]))).toBe('最要紧的未读消息：退回修改 → /b');
    expect(chooseMessageAct([message, { ...urgent, read: true }])).toBeNull();
    expect(chooseMessageAct([urgent, message])).toBeNull();
    expect(chooseMessageAct([message, { ...urgent, category: 'review', title: '申报已提交' }])).toBeNull();
  });

  it('leads from a recognition that ends soon to its program', () => {
    const item = { program: 'gazelle', state: 'valid', valid_to: '2026-09-30' } as RecognitionItem;
    expect(chooseRecognitionAct([item])).toBeNull();
    expect(shown(chooseRecognitionAct([{ ...item, state: 'expiring' }]))).toMatch(/2026-09-30到期/);
  });
});
