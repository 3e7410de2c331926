import { describe, expect, it } from 'vitest';
import {
  findChannelChoiceFault,
  getChannelChoice,
  listDailyMailKinds,
  listExternalChannels,
  listMutedKinds,
  messageKindsBySide,
  type RecipientSide,
} from './choices';
import { MESSAGE_CATEGORIES } from './messages';

const ALL = { mail: true, sms: true };
const off = { portal: false, mail: 'off', sms: false } as const;
const SIDES: RecipientSide[] = ['contact', 'company', 'office', 'expert'];

describe(findChannelChoiceFault, () => {
  it('accepts every default choice', () => {
    for (const side of SIDES)
      for (const kind of MESSAGE_CATEGORIES)
        expect(
          findChannelChoiceFault(side, kind, getChannelChoice(side, kind, {})),
          `${side} ${kind}`,
        ).toBeNull();
  });

  it('listExternalChannels returns no way for company users by default, and both ways for the contact', () => {
    expect(listExternalChannels('company', 'correction', {}, ALL)).toEqual([]);
    expect(listExternalChannels('contact', 'correction', {}, ALL)).toEqual(['mail', 'sms']);
  });

  it.each([
    ['company', 'correction', off, 'stays on in the portal'],
    ['company', 'account', off, 'stays on in the portal'],
    ['company', 'policy', off, undefined],
    ['contact', 'deadline', off, 'keep mail at once or SMS'],
    ['contact', 'deadline', { ...off, mail: 'daily' }, 'keep mail at once or SMS'],
    ['contact', 'deadline', { ...off, sms: true }, undefined],
    ['expert', 'review', { ...off, portal: true }, 'keep mail at once or SMS'],
    ['office', 'review', off, undefined],
    ['office', 'account', { ...off, portal: true }, 'keep mail at once or SMS'],
  ] as const)('returns, for %s, %s and %j, the right fault', (side, kind, choice, fault) => {
    const text = findChannelChoiceFault(side, kind, choice)?.en;
    if (fault) expect(text).toContain(fault);
    else expect(text).toBeUndefined();
  });

  it('listExternalChannels falls back to a known way where one is required', () => {
    const byMail = { deadline: { ...off, mail: 'now' } } as const;
    expect(listExternalChannels('contact', 'deadline', byMail, ALL)).toEqual(['mail']);
    expect(listExternalChannels('contact', 'deadline', byMail, { mail: false, sms: true })).toEqual(['sms']);
    expect(listExternalChannels('expert', 'review', {}, { mail: false, sms: true })).toEqual(['sms']);
    expect(
      listExternalChannels(
        'company',
        'window',
        { window: { ...off, mail: 'now' } },
        { mail: false, sms: true },
      ),
    ).toEqual([]);
  });

  it('listMutedKinds and listDailyMailKinds return the kinds that are off and those sent once a day', () => {
    const choices = { policy: off, window: { portal: true, mail: 'daily', sms: false } } as const;
    expect(listMutedKinds(choices)).toEqual(['policy']);
    expect(listDailyMailKinds(choices)).toEqual(['window']);
  });

  it('kindsOf offers every kind to a company', () => {
    expect([...messageKindsBySide.company].sort()).toEqual([...MESSAGE_CATEGORIES].sort());
  });
});
