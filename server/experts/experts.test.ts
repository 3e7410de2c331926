/** Expert review on one application: what one part has assigned, the next finds. */
import { afterAll, beforeAll } from 'vitest';
import { createExpertDesk } from '../../tests/support/expert-desk';
import { openReview } from './testing/assessment';
import { blindReview } from './testing/blind';
import { panelMembers } from './testing/panel';

const desk = createExpertDesk();

beforeAll(() => desk.start());
afterAll(() => desk.close());

openReview(desk);
blindReview(desk);
panelMembers(desk);
