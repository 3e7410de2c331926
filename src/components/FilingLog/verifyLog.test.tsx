import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../tests/support/portal/mock-call';
import VerifyLog from './VerifyLog';

const choose = (content: string) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([content], 'log.json')] } });
};

describe('VerifyLog', () => {
  it('names the altered row of a log, and confirms an intact log', async () => {
    const asked = mockCall('checkLog');
    render(<VerifyLog />);
    asked.mockResolvedValueOnce({
      code: 200,
      msg: '',
      data: { fault: { fault: 'missing', seq: 3 }, lines: 4, newer: 0 },
    });
    choose('{"format":"filing-log/1"}');
    expect(await screen.findByText('第3条缺失')).toBeVisible();
    asked.mockResolvedValueOnce({ code: 200, msg: '', data: { fault: null, lines: 4, newer: 2 } });
    choose('{"format":"filing-log/1"}');
    expect(await screen.findByText('记录完整，共4条，与系统保存的一致')).toBeVisible();
    expect(screen.getByText(/下载之后又新增2条/)).toBeVisible();
  });

  it('says which file to choose instead of one that is no log, without asking the server', async () => {
    const asked = mockCall('checkLog').mockClear();
    render(<VerifyLog />);
    choose('not json');
    expect(await screen.findByText(/请选择下载的 .json 文件/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});
