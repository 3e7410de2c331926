import { expect, it } from 'vitest';
import { transitions } from '../filing/transitions';
import { WEBHOOK_EVENTS, webhookEventOf } from './webhooks';

it.each([
  ['submit', 'draft', 'submitted', 'filing.submitted'],
  ['return_first', 'submitted', 'returned', 'filing.returned'],
  ['pass_level', 'district_passed', 'district_passed', 'filing.level_passed'],
  ['save', 'returned', 'returned', null],
  ['create', null, 'draft', null],
] as const)('%s from %s to %s tells %s', (action, from, to, event) => {
  expect(webhookEventOf(action, from, to)).toBe(event);
});

it('every status that a transition leads to has its event, but for a draft', () => {
  const reached = transitions.flatMap(({ to }) => (to === 'same' || to === 'deleted' ? [] : [to]));
  for (const status of reached.filter((to) => to !== 'draft'))
    expect(WEBHOOK_EVENTS).toContain(`filing.${status}`);
});
