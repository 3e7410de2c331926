import type { CurrentUser } from '@domain/accounts/calls';
import { listSectionFields } from '@domain/filing/sections';
import type { FilingNews } from '@domain/filing/visit-calls';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearStorages, saveLogin } from '@/utils/session';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { smallForm } from '../../../../../../tests/support/small-form';
import News, { useVisit } from './index';

const noted = mockCall('noteVisit');

function Page({ id }: { id: string | null }) {
  useVisit(id);
  return <News form={smallForm} filing={id} hrefOf={(section) => `/forms/small?section=${section}`} />;
}

function show(data: FilingNews, id: string | null = 'f1') {
  mockCall('filingNews').mockResolvedValue({ code: 200, msg: '', data } as never);
  noted.mockResolvedValue({ code: 200, msg: '', data: { seen_at: '' } } as never);
  return render(withPortal({}, <Page id={id} />));
}

const at = '2026-06-10T02:00:00Z';

describe('News', () => {
  beforeEach(() => saveLogin({ access: 'a', user: { id: 'u1' } as CurrentUser }));
  afterEach(clearStorages);

  it('counts what others have changed since the last visit, and leads to it', async () => {
    const { unmount } = show({
      since: '2026-06-09T02:00:00Z',
      changes: [
        { is: 'section', section: 'basics', at, by: ['王敏'] },
        { is: 'note', section: 'team', at, by: ['王敏'] },
        { is: 'step', action: 'sign', at, by: ['林晓燕'] },
      ],
    });
    fireEvent.click(await screen.findByText(/以来有3处变化/));
    expect(await screen.findByRole('link', { name: '“基本信息”有改动' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=basics'),
    );
    expect(screen.getByText(/签署/)).toHaveTextContent('林晓燕');
    expect(noted).not.toHaveBeenCalled();
    unmount();
    expect(noted).toHaveBeenCalledExactlyOnceWith({ path: { id: 'f1' } });
  });

  it('names the changed fields of a section, and of many the first', async () => {
    const [section] = smallForm.sections;
    const fields = section ? listSectionFields(section) : [];
    const changes = [{ is: 'section' as const, section: 'basics', at, by: ['王敏'] }];
    const one = [String(fields[0]?.key)];
    const { unmount } = show({ since: at, changes: changes.map((each) => ({ ...each, fields: one })) });
    fireEvent.click(await screen.findByText(/以来有1处变化/));
    const label = fields[0]?.zh ?? '';
    expect(await screen.findByRole('link', { name: `“基本信息”有1项改动：${label}` })).toBeVisible();
    unmount();

    const gone = [...one, 'gone'];
    show({ since: at, changes: changes.map((each) => ({ ...each, fields: gone })) });
    fireEvent.click(await screen.findByText(/以来有1处变化/));
    expect(await screen.findByRole('link', { name: `“基本信息”有2项改动：${label}等` })).toBeVisible();
  });

  it('shows nothing on a first visit, and notes no visit of a filing that is not stored', () => {
    noted.mockClear();
    const { unmount } = show({ since: null, changes: [] }, null);
    expect(screen.queryByText(/变化/)).toBeNull();
    unmount();
    expect(noted).not.toHaveBeenCalled();
  });

  it('notes nothing after signing out', async () => {
    noted.mockClear();
    const { unmount } = show({ since: null, changes: [] });
    clearStorages();
    unmount();
    expect(noted).not.toHaveBeenCalled();
  });
});
