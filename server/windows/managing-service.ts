/** Declare windows as administrators keep them: the next batch, its dates and limits, opening and closing now. */
import { randomUUID } from 'node:crypto';
import { windowMessages } from '../../domain/api/messages/windows';
import type {
  ChangeWindowBody,
  CreateWindowBody,
  WindowDetail,
  WindowStepBody,
} from '../../domain/calls/managed-windows';
import { fillText, type Language } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { managedState, planRefusal, type WindowPlan } from '../../domain/windows/managing';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import type { WindowReading } from './managing-reading';
import type { ManagingStore } from './managing-store';
import { presentPlan, type WindowChanging } from './window-changing';

interface ManagingParts extends Pick<Deps, 'db' | 'clock'> {
  store: ManagingStore;
  reading: WindowReading;
  changing: WindowChanging;
}

type SaidPlan = Omit<CreateWindowBody, 'program' | 'batch_year'>;

const planOf = (said: SaidPlan, enabled: boolean): WindowPlan => ({
  opensAt: new Date(said.opens_at),
  closesAt: new Date(said.closes_at),
  firstReviewBy: said.first_review_by === null ? null : new Date(said.first_review_by),
  quota: said.quota,
  graceMinutes: said.grace_minutes,
  enabled,
});

export function createManaging({ db, clock, store, reading, changing }: ManagingParts) {
  async function add(caller: Caller, { program, batch_year: batchYear, ...said }: CreateWindowBody) {
    const { key } = changing.programOf(program);
    await store.hold(key);
    const batches = await store.batchesOf(key);
    const plan = planOf(said, true);
    const refusal = planRefusal(plan, batches);
    if (refusal) throw business(refusal);
    if (plan.closesAt <= clock())
      throw business(fillText(windowMessages.closesInPast, { closes_at: minuteOf(plan.closesAt) }));
    const ofYear = batches.filter((batch) => batch.batchYear === batchYear);
    const batchNo = Math.max(0, ...ofYear.map((batch) => batch.batchNo)) + 1;
    const deed = { caller, action: 'window.create' } as const;
    const row = { id: randomUUID(), program: key, batchYear, batchNo, ...plan, ...changing.stamp(deed, 1) };
    await store.insert(row);
    await changing.note(deed, row, { plan: said });
    return row.id;
  }

  return {
    create: (caller: Caller, body: CreateWindowBody, language: Language): Promise<WindowDetail> =>
      db.transaction(async () => reading.one(await add(caller, body), language)),

    change: (caller: Caller, id: string, body: ChangeWindowBody, language: Language) =>
      changing.change(id, body.version, language, (row) => {
        const { reason, confirmed, enabled } = body;
        return changing.put(
          { caller, action: 'window.update', reason, confirmed },
          row,
          planOf(body, enabled),
        );
      }),

    open: (caller: Caller, id: string, { version, reason, confirmed }: WindowStepBody, language: Language) =>
      changing.change(id, version, language, async (row) => {
        if (!row.enabled) throw business(windowMessages.switchedOff);
        if (managedState(row, clock()) !== 'upcoming') throw business(windowMessages.notUpcoming);
        const plan = { ...presentPlan(row), opensAt: clock() };
        await changing.put({ caller, action: 'window.open', reason, confirmed }, row, plan);
      }),

    close: (caller: Caller, id: string, { version, reason, confirmed }: WindowStepBody, language: Language) =>
      changing.change(id, version, language, async (row) => {
        if (managedState(row, clock()) !== 'open') throw business(windowMessages.notOpen);
        const plan = { ...presentPlan(row), closesAt: clock() };
        await changing.put({ caller, action: 'window.close', reason, confirmed }, row, plan);
      }),
  };
}
