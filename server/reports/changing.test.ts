import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FieldAnswers } from '../../domain/definition';
import type { ChangeAcknowledgement } from '../../domain/filing/calls';
import type { SaveConflict } from '../../domain/filing/types';
import { createReportClients } from '../../tests/support/server/report-clients';
import { withId } from '../../tests/support/with-id';

const clients = createReportClients();
beforeAll(() => clients.open());
afterAll(() => clients.close());

describe('changeReport', () => {
  it('stores what changed, in place of the whole, and leaves unchanged what was approved', async () => {
    const { id } = await clients.find('jiebang_milestone', 'overdue');
    const { version, data: before } = (await clients.one(id)).data;
    const change = <T = ChangeAcknowledgement>(from: number, path: string, value: unknown) =>
      clients.app.call<T>(withId(paths.changeReport, id), {
        token: clients.owner,
        body: { version: from, changes: [{ op: 'set', path, value }] },
      });
    const kept = await change(version, 'milestone.evidence', '变更');
    expect(kept).toMatchObject({ code: 200, data: { id, version: version + 1 } });
    const locked = await change(version + 1, 'project_link.grant_approved', 9999);
    expect(locked).toMatchObject({
      status: 200,
      code: -1,
      msg: [expect.stringContaining('cannot be changed')],
    });
    const stale = await change<SaveConflict>(version, 'milestone.evidence', 'stale');
    expect(stale).toMatchObject({ code: 208, data: { conflict: true, version: version + 1 } });
    const after = (await clients.one(id)).data;
    expect(after.data).toEqual({
      ...before,
      milestone: { ...(before.milestone as FieldAnswers), evidence: '变更' },
    });
    expect(after.log.filter(({ action }) => action === 'report.save')).toHaveLength(1);
  });
});
