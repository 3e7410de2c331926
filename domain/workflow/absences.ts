/**
 * Absences of people of an office: the period, and the deputy who acts during it. A deputy gains no right: work passes to a
 * deputy only within the deputy's own rights.
 */

import { fillText, type Text } from '../text';
import { countDaysBetween } from '../windows/calendar';
import { getNextDay, isWorkingDay, type WorkCalendar } from '../windows/working-days';
import { canActAtLevel, OFFICE_DUTIES, type PlacedOfficer } from './duties';
import { absenceMessages } from './messages';
import { type LevelCode, type LevelPart, levelInfo } from './workflow';

/** First and last day, both YYYY-MM-DD. */
export interface AbsencePeriod {
  from: string;
  until: string;
}

export interface DeputizedOfficer extends PlacedOfficer {
  id: string;
  /** The programs that the account is limited to; none for all. */
  programs: readonly string[];
  /** True while the account can sign in. */
  isActive: boolean;
}

/** Maximum length of one absence, in calendar days. */
export const MAX_ABSENCE_DAYS = 180;

export const isDayInPeriod = ({ from, until }: AbsencePeriod, day: string): boolean =>
  from <= day && day <= until;

const overlap = (one: AbsencePeriod, other: AbsencePeriod): boolean =>
  one.from <= other.until && other.from <= one.until;

/** Working days of a period, both ends included. */
export function countPeriodWorkingDays({ from, until }: AbsencePeriod, calendar: WorkCalendar): number {
  let days = 0;
  for (let day = from; day <= until; day = getNextDay(day)) if (isWorkingDay(day, calendar)) days += 1;
  return days;
}

const includesAll = (mine: readonly string[], theirs: readonly string[]): boolean =>
  mine.length === 0 || (theirs.length > 0 && theirs.every((each) => mine.includes(each)));

/**
 * Returns the reason why `deputy` cannot act for `person`; null where the deputy's office, programs and duties cover the
 * person's.
 */
export function findDeputyFault(person: DeputizedOfficer, deputy: DeputizedOfficer): Text | null {
  if (person.id === deputy.id) return absenceMessages.oneself;
  if (!deputy.isActive) return absenceMessages.closed;
  if (person.role !== deputy.role || person.department !== deputy.department)
    return absenceMessages.otherOffice;
  if (!includesAll(deputy.programs, person.programs)) return absenceMessages.fewerPrograms;
  const lacks = OFFICE_DUTIES.some((duty) => {
    const [level, part] = duty.split('.') as [LevelCode, LevelPart];
    return (
      levelInfo[level].role === person.role &&
      canActAtLevel(person, level, part) &&
      !canActAtLevel(deputy, level, part)
    );
  });
  return lacks ? absenceMessages.fewerDuties : null;
}

interface Named extends AbsencePeriod {
  userId: string;
  deputyId: string;
}

/** Returns the reasons why a period conflicts with the absences entered already; empty where it can be entered. */
export function listAbsenceFaults(
  asked: Named,
  entered: readonly Named[],
  today: string,
  calendar: WorkCalendar,
): Text[] {
  const { from, until, userId, deputyId } = asked;
  if (until < from) return [absenceMessages.endsBefore];
  if (until < today) return [absenceMessages.isPast];
  if (countDaysBetween(from, until) >= MAX_ABSENCE_DAYS)
    return [fillText(absenceMessages.tooLong, { limit: MAX_ABSENCE_DAYS })];
  const others = entered.filter((other) => overlap(asked, other));
  return [
    countPeriodWorkingDays(asked, calendar) === 0 && absenceMessages.noWorkingDay,
    others.some((other) => other.userId === userId) && absenceMessages.overlaps,
    others.some((other) => other.userId === deputyId) && absenceMessages.deputyAway,
    others.some((other) => other.deputyId === userId) && absenceMessages.isDeputy,
  ].filter((fault) => fault !== false);
}

export interface DeputizedAbsence<Person extends DeputizedOfficer = DeputizedOfficer> extends AbsencePeriod {
  person: Person;
  deputy: Person;
}

/** A person who is absent on a day; without a deputy where the named one no longer covers the work. */
export interface AbsentOfficer<Person extends DeputizedOfficer = DeputizedOfficer> extends AbsencePeriod {
  person: Person;
  deputy: Person | null;
}

export function findPeopleAwayOn<Person extends DeputizedOfficer>(
  absences: readonly DeputizedAbsence<Person>[],
  day: string,
): Map<string, AbsentOfficer<Person>> {
  const running = absences.filter((absence) => isDayInPeriod(absence, day));
  const away = new Set(running.map(({ person }) => person.id));
  const actsFor = ({ person, deputy }: DeputizedAbsence<Person>): boolean =>
    !away.has(deputy.id) && findDeputyFault(person, deputy) === null;
  return new Map(
    running.map((absence) => [
      absence.person.id,
      { ...absence, deputy: actsFor(absence) ? absence.deputy : null },
    ]),
  );
}

/** Recipient of messages about a person's work today: the person, or during an absence the deputy. */
export interface MessageRecipient {
  userId: string;
  /** Name of the absent person. */
  inPlaceOf?: string;
}

type AwayById = ReadonlyMap<string, { person: { name: string }; deputy: { id: string } | null }>;

export function findMessageRecipient(userId: string, away: AwayById): MessageRecipient {
  const { person, deputy = null } = away.get(userId) ?? {};
  return person && deputy ? { userId: deputy.id, inPlaceOf: person.name } : { userId };
}

/** Officers who are not absent; all officers where every one is absent. */
export function listPresentOfficers<Each extends { id: string }>(
  officers: readonly Each[],
  away: Pick<AwayById, 'has'>,
): readonly Each[] {
  const present = officers.filter(({ id }) => !away.has(id));
  return present.length > 0 ? present : officers;
}
