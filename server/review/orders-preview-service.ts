/** The preview of a list of decisions: the filings that it reaches, and why others are left out. It changes nothing. */
import { orderMessages } from '../../domain/api/messages/review';
import type { OrderPreview, PreviewBody } from '../../domain/calls/orders';
import { endsExpertReview, type OfficeAction } from '../../domain/filing/deciding';
import { leftOut, ORDER_AT_MOST } from '../../domain/filing/ordering';
import { type Language, say, type Text } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { type Caller, scopeOf } from '../core/access';
import { isUuid } from '../core/ids';
import { progressOfEach } from '../experts/panel-service';
import { programOf } from '../filings/filing-steps';
import { shownSubject } from '../reports/reports-service';
import { standingOf } from '../workflows/workflows-service';
import { heldOf, heldText } from './orders-held';
import { foundBy } from './queue-service';
import type { QueueStore } from './queue-store';
import type { ReviewParts } from './review-parts';

type Row = Awaited<ReturnType<QueueStore['some']>>[number];

/** A filing of a list: what the work list says of it, and why it is left out; no row where the person does not review it. */
export interface Judged {
  id: string;
  version: number;
  row: Row | undefined;
  why: Text | null;
}

interface Asked {
  action: OfficeAction;
  without_experts?: string | undefined;
}

interface Listed {
  id: string;
  /** The version that was seen; none where nobody looked at the single filing. */
  seen?: number | undefined;
  row: Row | undefined;
}

async function judge(parts: ReviewParts, caller: Caller, asked: Asked, list: Listed[]): Promise<Judged[]> {
  const ids = list.map(({ id }) => id);
  const { action, without_experts } = asked;
  const heard = list.flatMap(({ id, row }) => (row && endsExpertReview(action, row.status) ? [id] : []));
  const held = await heldOf(parts, caller, ids);
  const panels = await progressOfEach(parts.experts, heard);
  const today = dayOf(parts.clock());
  const whyOf = ({ id, seen, row }: Listed): Text | null => {
    if (!row) return orderMessages.notHere;
    const waiting = held.get(id);
    if (waiting) return heldText(waiting);
    const standing = standingOf(row, programOf(parts.programs, row.program));
    const isEarly = Boolean(without_experts);
    return leftOut(
      { ...row, ...standing, panel: panels.get(id) },
      { action, officer: caller, today, seen, isEarly },
    );
  };
  return list.map((each) => ({
    id: each.id,
    version: each.seen ?? each.row?.version ?? 0,
    row: each.row,
    why: whyOf(each),
  }));
}

/** Filings at the versions that were seen, in the order in which they are named. */
export async function judgeSeen(
  parts: ReviewParts,
  caller: Caller,
  asked: Asked,
  filings: readonly { id: string; version?: number | undefined }[],
): Promise<Judged[]> {
  const ids = filings.map(({ id }) => id).filter(isUuid);
  const rows = await parts.queue.some(scopeOf(caller), ids);
  const found = new Map(rows.map((row) => [row.filingId, row]));
  const list = filings.map(({ id, version }) => ({ id, seen: version, row: found.get(id) }));
  return judge(parts, caller, asked, list);
}

async function judgeFound(parts: ReviewParts, caller: Caller, { filter, ...asked }: PreviewBody) {
  const { rows, more } = await foundBy(parts, caller, { sorter: 'submitted_at', ...filter }, ORDER_AT_MOST);
  const list = rows.map((row) => ({ id: row.filingId, row }));
  return { judged: await judge(parts, caller, asked, list), more };
}

export async function previewOrder(
  parts: ReviewParts,
  caller: Caller,
  body: PreviewBody,
  language: Language,
): Promise<OrderPreview> {
  const { judged, more } = body.filings
    ? { judged: await judgeSeen(parts, caller, body, body.filings), more: false }
    : await judgeFound(parts, caller, body);
  const named = ({ id, version, row }: Judged) => ({
    id,
    version,
    company: row?.companyName ?? '',
    receipt_no: row?.receiptNo ?? '',
  });
  return {
    in: judged.flatMap((each) =>
      each.why || !each.row
        ? []
        : [{ ...named(each), program: each.row.program, subject: shownSubject(each.row.subject) }],
    ),
    out: judged.flatMap((each) => (each.why ? [{ ...named(each), why: say(each.why, language) }] : [])),
    more,
  };
}
