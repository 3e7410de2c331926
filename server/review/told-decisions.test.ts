import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import { BASE } from '../../tests/support/server/filing-clients';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';

const RETURN = {
  action: 'return_first',
  opinion: '请核对金额',
  reasons: ['mismatch'],
  days: 5,
  corrections: [{ path: 'basics.amount', comment: '与附件不一致' }],
};
const REJECT = { action: 'reject_first', opinion: '营业收入不符合条件', reasons: ['eligibility'] };

let clients: ReviewClients;
beforeAll(async () => {
  clients = await ReviewClients.open();
});
beforeEach(() => clients.restore());
afterAll(() => clients.close());

const listed = async (id: string, token = clients.owner) => {
  const { data } = await clients.app.call<ReportInfo>(paths.reportInfo, {
    token,
    query: { pageSize: '100' },
  });
  return data.list.find((filing) => filing.id === id);
};

describe('decisions in reportInfo and ownAppeal', () => {
  it('are absent before there is one', async () => {
    const id = await clients.submit('alpha');
    expect((await clients.own(id)).decision).toBeUndefined();
    expect(await listed(id)).toMatchObject({ decision: null, actions: ['withdraw'] });
  });

  it('include the general opinion and the reasons of a return', async () => {
    const id = await clients.submit('alpha');
    await clients.decide(id, clients.reviewer, RETURN);
    const told = { comment: RETURN.opinion, reasons: RETURN.reasons, appeal_until: null };
    expect((await clients.own(id)).decision).toMatchObject({ action: 'return_first', ...told });
    await clients.correctAll(id);
    expect((await clients.own(id)).decision).toMatchObject(told);
  });

  it('include an appeal against a rejection with its last moment, once and in time', async () => {
    const id = await clients.submit('alpha');
    await clients.decide(id, clients.reviewer, REJECT);
    const told = {
      action: 'reject_first',
      comment: REJECT.opinion,
      reasons: REJECT.reasons,
      appeal_until: '2026-07-02T09:00:00.000Z',
    };
    const offered = { decision: told, actions: ['appeal'] };
    expect(await clients.own(id)).toMatchObject(offered);
    expect(await listed(id)).toMatchObject(offered);
    const viewer = await clients.app.signIn('demo.viewer');
    expect(await listed(id, viewer)).toMatchObject({ decision: told, actions: [] });

    const begun = clients.app.clock.now;
    await clients.setClock(new Date('2026-07-02T09:00:01Z'));
    expect(await listed(id)).toMatchObject({ decision: told, actions: [] });

    await clients.setClock(begun);
    const body = { reason: '审计报告可以证明' };
    await clients.app.call(withId(paths.sendAppeal, id), { token: clients.owner, body });
    const appealed = {
      decision: { ...told, appeal_until: null, appeal_due_at: '2026-07-09T09:00:00.000Z' },
      actions: [],
    };
    expect(await listed(id)).toMatchObject(appealed);
    const own = await clients.app.call<Filing>(`GET ${BASE}/alpha/${id}/`, { token: clients.owner });
    expect(own.data).toMatchObject(appealed);
  });
});
