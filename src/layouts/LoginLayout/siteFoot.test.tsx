import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setOfficeSettings } from '@/utils/officeSettings';
import { UNSET_OFFICE } from '../../../tests/support/portal/unset-office';
import { withPortal } from '../../../tests/support/portal/with-portal';
import SiteFoot from './SiteFoot';

afterEach(() => setOfficeSettings(UNSET_OFFICE));

describe('SiteFoot', () => {
  it('shows the records of the site with links to their registers, and links of the office', () => {
    render(withPortal({}, <SiteFoot />));
    expect(screen.queryByRole('navigation')).toBeNull();
    act(() =>
      setOfficeSettings({
        ...UNSET_OFFICE,
        icp_record: '辽ICP备2026000001号-1',
        police_record: '辽公网安备21010202000001号',
        foot_links: [{ name: '市人民政府', url: 'https://www.example.gov.cn/' }],
      }),
    );
    const links = within(screen.getByRole('navigation', { name: '网站备案和链接' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['市人民政府', 'https://www.example.gov.cn/'],
      ['辽ICP备2026000001号-1', 'https://beian.miit.gov.cn/'],
      ['辽公网安备21010202000001号', 'https://beian.mps.gov.cn/#/query/webSearch?code=21010202000001'],
    ]);
  });
});
