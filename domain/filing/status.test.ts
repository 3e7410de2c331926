import { describe, expect, it } from 'vitest';
import { hasRight, type Right, ROLES } from '../accounts/roles';
import { OFFICE_ACTIONS, REOPENING_ACTIONS } from './actions';
import { DECISION_WAYS, DUE_ACTIONS, listStatusesAwaitingRole } from './deciding';
import { type AwaitedStep, FILING_STATUSES, isEditable, statuses } from './status';
import { findSubmitAction, getStatusAfterTransition, mayTake, transitions } from './transitions';

/** Right that the calls of each step require. */
const rights: Partial<Record<string, Right>> = {
  create: 'filing.edit',
  copy: 'filing.edit',
  save: 'filing.edit',
  new_edition: 'filing.edit',
  sign: 'filing.sign',
  decline_signature: 'filing.sign',
  void_signatures: 'filing.edit',
  answer_correction: 'filing.edit',
  submit: 'filing.submit',
  resubmit_withdrawn: 'filing.submit',
  resubmit_to_first: 'filing.submit',
  resubmit_to_level: 'filing.submit',
  resubmit_to_city: 'filing.submit',
  appeal: 'filing.submit',
  withdraw: 'filing.withdraw',
  undo_withdrawal: 'filing.withdraw',
  delete: 'filing.delete',
  restore: 'filing.delete',
};

describe('transitions', () => {
  const ofCompany = transitions.filter(({ by }) => by.includes('owner'));

  it('allow each company role the steps that its rights allow', () => {
    for (const { action, by } of ofCompany) {
      const right = rights[action];
      expect(right, action).toBeDefined();
      expect([action, ...ROLES.filter((role) => by.includes(role))]).toEqual([
        action,
        ...ROLES.filter((role) => right && hasRight({ role }, right)),
      ]);
    }
  });

  it('allow saving and submitting exactly where a filing is editable', () => {
    for (const status of FILING_STATUSES) {
      expect(mayTake('save', status, 'owner')).toBe(isEditable(status));
      const submitting = findSubmitAction(status, null);
      expect(submitting !== undefined && mayTake(submitting, status, 'filer')).toBe(isEditable(status));
    }
  });

  it('allow only the owner to withdraw a filing or delete a draft, each from one status', () => {
    const from = (action: 'withdraw' | 'delete', role: 'owner' | 'filer') =>
      FILING_STATUSES.filter((status) => mayTake(action, status, role));
    expect([from('withdraw', 'owner'), from('withdraw', 'filer')]).toEqual([['submitted'], []]);
    expect([from('delete', 'owner'), from('delete', 'filer')]).toEqual([['draft'], []]);
  });

  it('getStatusAfterTransition returns the target of each transition, or the same status', () => {
    for (const transition of transitions)
      for (const from of transition.from)
        expect(getStatusAfterTransition(transition, from)).toBe(
          transition.to === 'same' || transition.to === 'deleted' ? from : transition.to,
        );
  });
});

describe(listStatusesAwaitingRole, () => {
  const turns: Record<AwaitedStep, string[]> = {
    company: [],
    first_level: ['reviewer'],
    later_level: ['administrator'],
    experts: ['administrator'],
    notice_end: ['administrator'],
    nothing: [],
  };

  it('returns for each role of an office the statuses that await its step', () => {
    for (const status of FILING_STATUSES) {
      const roles = ROLES.filter((role) => listStatusesAwaitingRole(role).includes(status));
      expect([status, ...roles]).toEqual([status, ...turns[statuses[status].awaits]]);
    }
  });

  it('leaves what awaits its company to be edited, and counts what awaits an office as open', () => {
    for (const status of FILING_STATUSES) {
      const { awaits, countedAs } = statuses[status];
      expect([status, isEditable(status)]).toEqual([status, awaits === 'company']);
      expect([status, countedAs === 'open']).toEqual([status, turns[awaits].length > 0]);
    }
  });
});

describe('OFFICE_ACTIONS', () => {
  it('contain every step of an office but the outcomes of appeals', () => {
    const ofOffice = transitions.filter(({ by }) => by.includes('reviewer') || by.includes('administrator'));
    const offered: readonly string[] = [...OFFICE_ACTIONS, ...REOPENING_ACTIONS, 'dismiss_appeal'];
    expect(ofOffice.map(({ action }) => action).filter((action) => !offered.includes(action))).toEqual([]);
  });

  it('go one of the ways of a decision each, unless nothing waits for them', () => {
    const gone: readonly string[] = Object.values(DECISION_WAYS).flat();
    expect(DUE_ACTIONS.filter((action) => !gone.includes(action))).toEqual([]);
  });
});
