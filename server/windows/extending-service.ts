/** Later closing times: for everybody, or for one company, which then has a closing time of its own. */

import { windowMessages } from '../../domain/api/messages/windows';
import type { EndExtensionBody, ExtendWindowBody } from '../../domain/calls/managed-windows';
import { normaliseCode } from '../../domain/checks/normalise';
import { fillText, type Language } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { extendedPlan } from '../../domain/windows/managing';
import { closingTime } from '../../domain/windows/state';
import type { CompaniesStore } from '../companies/companies-store';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { ManagedRow, ManagingStore } from './managing-store';
import { type Deed, presentPlan, type WindowChanging } from './window-changing';
import type { WindowTelling } from './window-telling';

interface ExtendingParts extends Pick<Deps, 'clock'> {
  store: ManagingStore;
  companies: Pick<CompaniesStore, 'byCreditCode'>;
  changing: WindowChanging;
  telling: WindowTelling;
}

export function createExtending({ clock, store, companies, changing, telling }: ExtendingParts) {
  function assertLater(until: Date, present: Date): void {
    if (until <= present || until <= clock())
      throw business(fillText(windowMessages.notLater, { closes_at: minuteOf(present) }));
  }

  function assertReason({ reason }: Deed): string {
    if (!reason) throw business(windowMessages.reasonMissing);
    return reason;
  }

  async function ownUntil(row: ManagedRow, companyId: string) {
    return (await store.extensions(row.id)).find((each) => each.companyId === companyId);
  }

  async function extendForAll(deed: Deed, row: ManagedRow, until: Date): Promise<void> {
    assertLater(until, row.closesAt);
    await changing.put(deed, row, extendedPlan(presentPlan(row), until));
  }

  /** The closing time of one company: the log says it, and the company is told. */
  async function moved(
    deed: Deed,
    row: ManagedRow,
    company: { id: string; name: string },
    from: Date,
    to: Date,
  ) {
    const change = { field: 'extendedUntil', before: from.toISOString(), after: to.toISOString() };
    await changing.putForCompany(deed, row, company.name, change);
    await telling.moved(changing.programOf(row.program), company.id, from, to);
  }

  async function extendForOne(deed: Deed, row: ManagedRow, until: Date, code: string): Promise<void> {
    const company = await companies.byCreditCode(normaliseCode(code));
    if (!company) throw business(fillText(windowMessages.unknownCompany, { code }));
    const reason = assertReason(deed);
    const own = await ownUntil(row, company.id);
    const present = closingTime({ ...row, extendedUntil: own?.until ?? null });
    assertLater(until, present);
    const granted = { reason, grantedAt: clock(), grantedBy: deed.caller.name };
    await store.extend({ windowId: row.id, companyId: company.id, until, ...granted });
    await moved(deed, row, company, present, until);
  }

  return {
    extend: (caller: Caller, id: string, body: ExtendWindowBody, language: Language) =>
      changing.change(id, body.version, language, async (row) => {
        if (!row.enabled) throw business(windowMessages.switchedOff);
        const { reason, credit_code: code } = body;
        const deed = { caller, action: 'window.extend', reason } as const;
        const until = new Date(body.until);
        await (code ? extendForOne(deed, row, until, code) : extendForAll(deed, row, until));
      }),

    endExtension: (caller: Caller, id: string, body: EndExtensionBody, language: Language) =>
      changing.change(id, body.version, language, async (row) => {
        const own = await ownUntil(row, body.company_id);
        if (!own) throw problems.notFound();
        const deed = { caller, action: 'window.withdraw_extension', reason: body.reason } as const;
        assertReason(deed);
        const before = closingTime({ ...row, extendedUntil: own.until });
        await store.endExtension(row.id, own.companyId);
        await moved(deed, row, { id: own.companyId, name: own.name }, before, row.closesAt);
      }),
  };
}
