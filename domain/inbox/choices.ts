/**
 * Notification choices by kind of event: in the portal, by mail at once or daily, by SMS. Messages that the law or the
 * safety of accounts requires cannot be switched off.
 */
import type { Text } from '../text';
import type { MessageCategory } from './messages';

export const MAIL_CHOICES = ['off', 'daily', 'now'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

export interface ChannelChoice {
  /** True to show the message in the bell and among the unread; the list of messages has it in any case. */
  portal: boolean;
  mail: MailChoice;
  sms: boolean;
}

/** Choices by kind; the default of its side where a kind is missing. */
export type ChannelChoices = Partial<Record<MessageCategory, ChannelChoice>>;

/** Recipients: the contact who speaks for a company, the people of a company, the people of offices, and experts. */
export type RecipientSide = 'contact' | 'company' | 'office' | 'expert';

/** Channels outside the portal, free ones first. */
export const EXTERNAL_CHANNELS = ['mail', 'sms'] as const;
export type ExternalChannel = (typeof EXTERNAL_CHANNELS)[number];
/** External channels for which an address or number of the recipient is known. */
export type KnownChannels = Record<ExternalChannel, boolean>;

/**
 * Kinds with legal effect: decisions, corrections, deadlines that end rights, the course of a project, and the safety of
 * accounts.
 */
const LEGAL: readonly MessageCategory[] = ['correction', 'deadline', 'review', 'project', 'account'];
const OTHERS: readonly MessageCategory[] = ['window', 'report', 'question', 'policy', 'system'];

/** The kinds that come to each side, in the order in which they are offered. */
export const messageKindsBySide: Record<RecipientSide, readonly MessageCategory[]> = {
  contact: LEGAL,
  company: [...LEGAL, ...OTHERS],
  office: ['review', 'deadline', 'question'],
  expert: ['review'],
};

interface Needs {
  portal: boolean;
  /** True where at least one channel outside the portal is required. */
  outside: boolean;
}

/**
 * Channels required for a kind. Legal kinds: one outside the portal for the company's contact, the portal for people of a
 * company. People of offices and experts: both for the safety of accounts, experts also for reviews; they choose freely for
 * other kinds.
 */
export function getChannelNeeds(side: RecipientSide, kind: MessageCategory): Needs {
  if (side === 'contact') return { portal: false, outside: LEGAL.includes(kind) };
  if (side === 'company') return { portal: LEGAL.includes(kind), outside: false };
  const isNeeded = kind === 'account' || (side === 'expert' && kind === 'review');
  return { portal: isNeeded, outside: isNeeded };
}

/** The choices of a person who has made none. */
const defaultOf = (side: RecipientSide, kind: MessageCategory): ChannelChoice => ({
  portal: side !== 'contact',
  mail: getChannelNeeds(side, kind).outside ? 'now' : 'off',
  sms: side === 'contact',
});

export const getChannelChoice = (
  side: RecipientSide,
  kind: MessageCategory,
  choices: ChannelChoices,
): ChannelChoice => choices[kind] ?? defaultOf(side, kind);

/**
 * Channels by which a message goes out at once: the chosen ones with a known address; where that leaves none and one is
 * required, the first known one.
 */
export function listExternalChannels(
  side: RecipientSide,
  kind: MessageCategory,
  choices: ChannelChoices,
  known: KnownChannels,
): ExternalChannel[] {
  const { mail, sms } = getChannelChoice(side, kind, choices);
  const isChosen = { mail: mail === 'now', sms };
  const channels = EXTERNAL_CHANNELS.filter((channel) => isChosen[channel] && known[channel]);
  if (channels.length > 0 || !getChannelNeeds(side, kind).outside) return channels;
  return EXTERNAL_CHANNELS.filter((channel) => known[channel]).slice(0, 1);
}

export const CHOICE_FAULTS = {
  portal: {
    zh: '“{{kind}}”涉及权利和期限，平台内提醒不能关闭',
    en: '“{{kind}}” concerns rights and deadlines: it stays on in the portal',
    ar: '«{{kind}}» يخص الحقوق والمواعيد: يبقى مفعّلًا في البوابة',
  },
  outside: {
    zh: '“{{kind}}”涉及权利和期限，请至少保留即时邮件或短信中的一种',
    en: '“{{kind}}” concerns rights and deadlines: keep mail at once or SMS',
    ar: '«{{kind}}» يخص الحقوق والمواعيد: أبقِ البريد الفوري أو الرسائل النصية',
  },
} satisfies Record<string, Text>;

export function findChannelChoiceFault(
  side: RecipientSide,
  kind: MessageCategory,
  { portal, mail, sms }: ChannelChoice,
): Text | null {
  const needs = getChannelNeeds(side, kind);
  if (needs.portal && !portal) return CHOICE_FAULTS.portal;
  return needs.outside && mail !== 'now' && !sms ? CHOICE_FAULTS.outside : null;
}

const kindsWhere = (choices: ChannelChoices, holds: (choice: ChannelChoice) => boolean): MessageCategory[] =>
  (Object.keys(choices) as MessageCategory[]).filter((kind) => {
    const choice = choices[kind];
    return choice !== undefined && holds(choice);
  });

/** Kinds that appear neither in the bell nor in the count of unread messages. */
export const listMutedKinds = (choices: ChannelChoices) => kindsWhere(choices, ({ portal }) => !portal);

/** Kinds that are collected into one mail a day. */
export const listDailyMailKinds = (choices: ChannelChoices) =>
  kindsWhere(choices, ({ mail }) => mail === 'daily');
