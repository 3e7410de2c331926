/** Expert review on one application: what one part has assigned, the next finds. */
import { afterAll, beforeAll } from 'vitest';
import { openReview } from '../../tests/support/server/assessment';
import { blindReview } from '../../tests/support/server/blind-assessment';
import { createExpertDesk } from '../../tests/support/server/expert-review';
import { panelMembers } from '../../tests/support/server/panel';

const desk = createExpertDesk();

beforeAll(() => desk.start());
afterAll(() => desk.close());

openReview(desk);
blindReview(desk);
panelMembers(desk);
