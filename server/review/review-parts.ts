import type { Program } from '../../domain/definition';
import type { Calendar } from '../calendar/calendar-service';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Panels } from '../experts/panel-service';
import type { Files } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createApprovalsStore } from './approvals-store';
import { createAssigning } from './assigning-service';
import { createAssigningStore } from './assigning-store';
import { createDecisions } from './decision-service';
import { createExpiry } from './expiry-service';
import { createQueue } from './queue-service';
import { createReminders } from './reminder-service';
import { createRemindersStore } from './reminders-store';
import { createReview } from './review-service';
import { createReviewStore } from './review-store';
import { createReviewed } from './reviewed';
import { createTelling } from './telling';
import { createViews } from './views-service';
import { createViewsStore } from './views-store';

interface Neighbours {
  programs: Program[];
  inbox: Inbox;
  files: Files;
  continuing: ContinuingFilings;
  calendar: Pick<Calendar, 'workCalendar'>;
  panels: Panels;
}

/** Reviewing, wired: the desk, and the jobs that remind of corrections and close what was not corrected in time. */
export function createReviewParts(deps: Deps, neighbours: Neighbours) {
  const parts = {
    ...deps,
    ...neighbours,
    filings: createFilingsStore(deps.db),
    store: createReviewStore(deps.db),
    approvals: createApprovalsStore(deps.db),
    reminders: createRemindersStore(deps.db),
    tell: createTelling({ ...deps, ...neighbours }),
    assigning: createAssigningStore(deps.db),
    views: createViewsStore(deps.db),
  };
  const reviewed = createReviewed(parts);
  return {
    review: createReview({ ...parts, reviewed, decisions: createDecisions(parts) }),
    queue: createQueue(parts),
    assigning: createAssigning({ ...parts, reviewed }),
    views: createViews(parts),
    expireCorrections: createExpiry(parts),
    remindOfCorrections: createReminders(parts),
  };
}
