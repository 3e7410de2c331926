import { describe, expect, test, vi } from 'vitest';
import {
  answerRequests,
  answers,
  expectLogin,
  json,
  sent,
  shown,
} from '../../tests/support/portal/answered-requests';
import { requestFile } from './request';

const FILE = 'GET /portal/report/filing/{id}/document/';
const asJson = { 'Content-Type': 'application/json; charset=utf-8' };
const fetchPaper = () => requestFile(FILE, { path: { id: 'f1' } });

answerRequests();

describe(requestFile, () => {
  test("returns a file with its bytes and the server's file name", async () => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': "attachment; filename=a.pdf; filename*=UTF-8''%E7%94%B3%E6%8A%A5.pdf",
    };
    answers(new Response('%PDF-1.7', { headers }));
    const { name, blob } = await fetchPaper();
    expect([name, await blob.text()]).toEqual(['申报.pdf', '%PDF-1.7']);
    expect(sent().credentials).toBe('omit');
  });

  test.each([
    [401, null],
    [403, null],
    [200, { code: -1, msg: 'token expired', data: null }],
  ])('opens the login when a file request meets the end of the session (%i)', async (status, envelope) => {
    answers(
      json(envelope ?? { code: -1, msg: 'not authenticated', data: null }, { status, headers: asJson }),
    );
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'session' });
    await vi.advanceTimersByTimeAsync(2_500);
    expectLogin();
  });

  test("shows the server's text of a refusal, lists line by line, and a missing network as such", async () => {
    answers(
      json({ code: 208, msg: '请先缩小筛选范围', data: null }, { headers: asJson }),
      json({ code: -1, msg: ['一', '二'], data: null }, { headers: asJson }),
      new TypeError('Failed to fetch'),
    );
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'refused' });
    expect(shown.error).toHaveBeenLastCalledWith('请先缩小筛选范围');
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'refused' });
    expect(shown.errorLines).toHaveBeenCalledWith(['一', '二']);
    await expect(fetchPaper()).rejects.toMatchObject({ kind: 'offline' });
    expect(shown.notify).toHaveBeenCalledWith(expect.objectContaining({ key: 'offline' }));
  });
});
