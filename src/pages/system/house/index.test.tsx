import type { OfficeSealData } from '@domain/document/seal-calls';
import type { OfficeSettingsData } from '@domain/system/office-settings-calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Brand from '@/layouts/components/Brand';
import * as pictures from '@/services/upload/seal';
import { setOfficeSettings } from '@/utils/officeSettings';
import { saveUnsavedWork } from '@/utils/unsaved';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { UNSET_OFFICE } from '../../../../tests/support/portal/unset-office';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import House from './index';

const fetchHouse = mockCall('house');
const saveHouse = mockCall('saveHouse');
const fetchSeal = mockCall('seal');
mockFeedback();

const HOUSE: OfficeSettingsData = {
  masthead: '',
  masthead_en: '',
  logo: null,
  accent: '',
  light_navigation: false,
  office: '',
  office_en: '',
  document_word: '',
  help_line: '',
  working_hours: '',
  address: '',
  task_book: '',
  notice_heading: '',
  task_book_en: '',
  office_second_factor: false,
  fewer_edition_hands: false,
  registration_review: false,
  scan_before_submit: true,
  takes_ofd: true,
  icp_record: '',
  police_record: '',
  foot_links: [],
  version: 3,
  updated_at: null,
  updated_by: null,
  last_number: null,
};

const SEAL: OfficeSealData = {
  kind: 'own',
  address: 'seal.p12',
  fault: null,
  certificate: {
    name: '证书名称甲',
    fingerprint: 'ab'.repeat(32),
    valid_from: '2026-06-09T02:00:00Z',
    valid_to: '2036-06-07T02:00:00Z',
  },
  picture: null,
  picture_updated_at: null,
  picture_updated_by: null,
};

afterEach(() => setOfficeSettings(UNSET_OFFICE));
beforeEach(() => {
  saveHouse.mockClear();
  saveHouse.mockImplementation(
    async ({
      data: {
        version,
        masthead = '',
        masthead_en = '',
        logo = null,
        accent = '',
        light_navigation = false,
        office_second_factor = false,
        fewer_edition_hands = false,
        ...said
      },
    }) => ({
      code: 200,
      msg: '单位设置已保存',
      data: {
        ...HOUSE,
        ...said,
        masthead,
        masthead_en,
        logo,
        accent,
        light_navigation,
        office_second_factor,
        fewer_edition_hands,
        version: version + 1,
        updated_at: '2026-06-10T02:00:00Z',
        updated_by: '王主任',
      },
    }),
  );
  fetchSeal.mockResolvedValue({ code: 200, msg: '', data: SEAL });
  fetchHouse.mockResolvedValue({ code: 200, msg: '', data: HOUSE });
});

let people = 0;

/** The page of another person each time: what one typed is restored to that person only. */
const openPage = () => {
  people += 1;
  return withPortal({ id: `u${people}` }, <House />);
};

describe('HousePage', () => {
  it('moves the focus to the name of an added link, not to links that were there', async () => {
    const there = [{ name: '省科技厅', url: 'https://example.gov.cn' }];
    fetchHouse.mockResolvedValue({ code: 200, msg: '', data: { ...HOUSE, foot_links: there } });
    render(openPage());
    expect(await screen.findByLabelText('链接名称（1）')).not.toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: '添加链接' }));
    expect(screen.getByLabelText('链接名称（2）')).toHaveFocus();
  });

  it('shows a letterhead and footer as they are typed, and saves at the version that was read', async () => {
    render(openPage());
    const office = await screen.findByLabelText('单位名称');
    expect(screen.getAllByText(/^市级主管部门/)).toHaveLength(2);
    fireEvent.change(office, { target: { value: '示范市科学技术局' } });
    fireEvent.change(screen.getByLabelText('发文字号代字'), { target: { value: '示科审' } });
    expect(screen.getAllByText(/^示范市科学技术局/)).toHaveLength(2);
    expect(screen.getByText(/^示科审〔\d{4}〕1号$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() =>
      expect(saveHouse).toHaveBeenCalledWith({
        data: expect.objectContaining({ office: '示范市科学技术局', document_word: '示科审', version: 3 }),
      }),
    );
    expect(await screen.findByText(/王主任/)).toBeTruthy();
  });

  it('says why an accent is refused: its contrast with white words is too low', async () => {
    render(openPage());
    const accent = await screen.findByLabelText('主题色');
    const save = () => fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    fireEvent.change(accent, { target: { value: '#ffb300' } });
    save();
    expect(await screen.findByText(/对比度为1\.7:1，低于4\.5:1/)).toBeInTheDocument();
    expect(saveHouse).not.toHaveBeenCalled();
    fireEvent.change(accent, { target: { value: '#00695c' } });
    save();
    await waitFor(() =>
      expect(saveHouse).toHaveBeenCalledWith({ data: expect.objectContaining({ accent: '#00695c' }) }),
    );
  });

  it("shows the portal's header and mail footer as they are typed, and applies them once saved", async () => {
    render(
      withPortal(
        {},
        <>
          <Brand />
          <House />
        </>,
      ),
    );
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText('门户名称');
    expect(screen.getAllByText('企业申报门户')).toHaveLength(2);
    expect(screen.getByText('未填单位信息，邮件不带落款。')).toBeVisible();
    type('门户名称', '惠企申报');
    type('咨询电话', '024-12345678');
    expect(screen.getAllByText('惠企申报')).toHaveLength(1);
    expect(screen.getByText(/——\s+惠企申报\s+咨询电话：024-12345678/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('上传标志', { selector: 'input' }), {
      target: { files: [new File(['png'], 'logo.png', { type: 'image/png' })] },
    });
    const source = `data:image/png;base64,${btoa('png')}`;
    expect(await screen.findByAltText('门户标志')).toHaveAttribute('src', source);
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() =>
      expect(saveHouse).toHaveBeenCalledWith({
        data: expect.objectContaining({ masthead: '惠企申报', logo: btoa('png'), version: 3 }),
      }),
    );
    await waitFor(() => expect(screen.getAllByText('惠企申报')).toHaveLength(2));
    expect(JSON.parse(localStorage.getItem('portal_brand') ?? '')).toMatchObject({ logo: btoa('png') });
  });

  it('shows the size limit for a logo that is too large', async () => {
    render(openPage());
    await screen.findByLabelText('门户名称');
    fireEvent.change(screen.getByLabelText('上传标志', { selector: 'input' }), {
      target: { files: [new File(['x'.repeat(40_000)], 'logo.png', { type: 'image/png' })] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('图片超过32KB');
    expect(screen.queryByAltText('门户标志')).toBeNull();
  });

  it('shows the sealing certificate, and uploads and removes a picture of the seal', async () => {
    const picture = 'iVBORw0KGgo=';
    const save = vi.spyOn(pictures, 'saveSealPicture');
    save.mockResolvedValue({
      code: 200,
      msg: '已保存',
      data: { ...SEAL, picture, picture_updated_by: '王主任' },
    });
    mockCall('removeSealPicture').mockResolvedValue({ code: 200, msg: '已删除', data: SEAL });
    render(openPage());
    await waitFor(() => expect(screen.getByText('ab'.repeat(32))).toBeVisible());
    expect(screen.getByText(/系统自制的证书/)).toBeVisible();
    expect(screen.getByText(/不超过1200像素，不超过512KB/)).toBeVisible();
    const file = new File(['png'], 'seal.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('上传印章图片', { selector: 'input' }), {
      target: { files: [file] },
    });
    expect(await screen.findByAltText('印章图片')).toHaveAttribute('src', `data:image/png;base64,${picture}`);
    expect(save).toHaveBeenCalledWith(file);
    fireEvent.click(screen.getByRole('button', { name: '删除图片' }));
    await waitFor(() => expect(screen.queryByAltText('印章图片')).toBeNull());
  });

  it('shows why nothing can be sealed', async () => {
    const data: OfficeSealData = { ...SEAL, kind: 'file', fault: 'the certificate ended', certificate: null };
    fetchSeal.mockResolvedValue({ code: 200, msg: '', data });
    render(openPage());
    expect(await screen.findByText('the certificate ended')).toBeVisible();
  });

  it('restores what was typed and not saved, and forgets it once it is saved', async () => {
    const { unmount } = render(withPortal({ id: 'u-kept' }, <House />));
    fireEvent.change(await screen.findByLabelText('单位名称'), { target: { value: '示范市科学技术局' } });
    await waitFor(async () => expect(await saveUnsavedWork()).toBe(true));
    unmount();
    const again = render(withPortal({ id: 'u-kept' }, <House />));
    expect(await screen.findByLabelText('单位名称')).toHaveValue('示范市科学技术局');
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    await screen.findByText(/王主任/);
    again.unmount();
    render(withPortal({ id: 'u-kept' }, <House />));
    expect(await screen.findByLabelText('单位名称')).toHaveValue('');
  });
});
