/** Expert review with one application: assignments of one test are the state for the next. */
import { afterAll, beforeAll } from 'vitest';
import { openReview } from '../../tests/support/server/assessment';
import { describeBlindReview } from '../../tests/support/server/blind-assessment';
import { createExpertClients } from '../../tests/support/server/expert-review';
import { describePanelMembers } from '../../tests/support/server/panel';

const clients = createExpertClients();

beforeAll(() => clients.start());
afterAll(() => clients.close());

openReview(clients);
describeBlindReview(clients);
describePanelMembers(clients);
