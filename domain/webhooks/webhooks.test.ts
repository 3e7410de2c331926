import { describe, expect, it } from 'vitest';
import { transitions } from '../filing/transitions';
import { findWebhookEvent, WEBHOOK_EVENTS } from './webhooks';

describe(findWebhookEvent, () => {
  it.each([
    ['submit', 'draft', 'submitted', 'filing.submitted'],
    ['return_first', 'submitted', 'returned', 'filing.returned'],
    ['pass_level', 'district_passed', 'district_passed', 'filing.level_passed'],
    ['save', 'returned', 'returned', null],
    ['create', null, 'draft', null],
  ] as const)('returns, for %s from %s to %s, %s', (action, from, to, event) => {
    expect(findWebhookEvent(action, from, to)).toBe(event);
  });
});

describe('WEBHOOK_EVENTS', () => {
  it('has an event for every status that a transition leads to, except the draft', () => {
    const reached = transitions.flatMap(({ to }) => (to === 'same' || to === 'deleted' ? [] : [to]));
    for (const status of reached.filter((to) => to !== 'draft'))
      expect(WEBHOOK_EVENTS).toContain(`filing.${status}`);
  });
});
