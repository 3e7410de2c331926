import { describe, expect, it } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import type { PanelData } from '../../../domain/experts/calls';
import { withId } from '../with-id';
import { CODE, COMPANY, type ExpertClients, LATER } from './expert-review';

/** Tests of a blind review: experts do not know the applicant. */
export function describeBlindReview(clients: ExpertClients): void {
  describe('a blind review', () => {
    let id: string;
    let member: string;

    it('names neither company nor people, and withholds attachments', async () => {
      id = await clients.passed('beta');
      await clients.toExperts(id, ['expert'], { blind: true, due_on: LATER });
      member = await clients.memberOf(id, 'expert');
      const { data } = await clients.declare(member, 'expert');
      const shown = JSON.stringify([data, (await clients.ask('expert', paths.assessments)).data]);
      const own = JSON.stringify(data);
      for (const secret of [COMPANY, CODE, '欧阳静', '王敏', clients.fileId])
        expect(own).not.toContain(secret);
      expect(shown).not.toContain('欧阳静');
      expect(data).toMatchObject({
        blind: true,
        company: null,
        subject: null,
        filing: { attachments: null },
      });
      expect(data.filing?.data).toMatchObject({
        basics: { name: '***', note: '***带领***（***）完成样机。', amount: 10 },
        team: [{ person: '***', share: 60 }],
      });
      expect((await clients.ask('expert', withId(paths.file, clients.fileId))).code).toBe(208);
    });

    it('shows attachments once they are released, and cannot be made blind after it was open', async () => {
      const set = async (body: object) => {
        const { version } = await clients.panelOf(id);
        const whole = { version, due_on: LATER, blind: true, ...body };
        return clients.ask<PanelData>('admin', withId(paths.setExpertPanel, id), whole);
      };
      const stale = { version: 7, due_on: '2026-07-01', blind: true };
      expect(await clients.ask('admin', withId(paths.setExpertPanel, id), stale)).toMatchObject({
        code: 208,
        data: { conflict: true, version: 1 },
      });
      expect((await set({ attachments_released: true })).code).toBe(200);
      expect((await clients.open(member, 'expert')).data.filing?.attachments).toHaveLength(1);
      expect((await clients.fileInfo('expert')).code).toBe(200);
      expect((await set({ blind: false })).code).toBe(200);
      expect(await set({ blind: true })).toMatchObject({
        code: 208,
        msg: expect.stringContaining('already started'),
      });
    });
  });
}
