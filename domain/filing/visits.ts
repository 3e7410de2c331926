/** Changes of a filing since a person of its company last looked at it: sections, steps and notes of others. */
import { COPYING_ACTIONS, type FilingAction } from './actions';

/** A change by somebody else. Saves are not kept one by one, so sections and fields are told by what is different now. */
export type SeenChange =
  | { is: 'section'; section: string; fields: string[]; at: string; by: string[] }
  | { is: 'step'; action: string; at: string; by: string[] }
  | { is: 'note'; section: string; at: string; by: string[] };

/** Last visit of a person to a filing. */
export interface FilingVisit {
  seenAt: Date;
  /** Short hash of each section with content. */
  sections: Record<string, string>;
  /** Short hash of each field with content, by section; none in visits of earlier versions of the portal. */
  fields: SectionFields;
}

/** Hashes of fields by section and field; of a table by column, with the number of its rows under `ROWS`. */
export type SectionFields = Record<string, Record<string, string>>;
export const ROWS = '#rows';

interface LoggedAct {
  action: string;
  at: Date;
  actorId: string | null;
  /** Name that the reader may see. */
  by: string;
}

interface ReadNote {
  section: string;
  at: Date;
  userId: string | null;
  author: string;
}

export interface VisitedFiling {
  userId: string;
  log: readonly LoggedAct[];
  /** The last save: of saves that follow each other closely, the log has the first alone. */
  /** Null where an office has acted since. */
  lastSave: Omit<LoggedAct, 'action'> | null;
  notes: readonly ReadNote[];
  sections: Record<string, string>;
  fields: SectionFields;
}

/** Acts that leave the filing as it is, and saves, which show as changed sections. */
export const SILENT_ACTIONS: readonly string[] = [
  ...COPYING_ACTIONS,
  'save',
  'new_edition',
] satisfies FilingAction[];

/**
 * Keys of the fields of a section that differ from the visit; none where rows were added or removed, which changes every column,
 * and where the visit has no fields.
 */
function listChangedFields(visit: FilingVisit, section: string, fields: SectionFields): string[] {
  const before = visit.fields[section] ?? (section in visit.sections ? null : {});
  const now = fields[section] ?? {};
  if (!before || before[ROWS] !== now[ROWS]) return [];
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (key) => now[key] !== before[key],
  );
}

/**
 * Lists changes by others since the visit, newest first. Sections are listed only where somebody else has saved: those that only
 * this person has changed are no news.
 */
export function listSeenChanges(
  visit: FilingVisit,
  { userId, log, lastSave, notes, sections, fields }: VisitedFiling,
): SeenChange[] {
  const { seenAt } = visit;
  const isNews = ({ at, actorId }: Omit<LoggedAct, 'action'>) => at > seenAt && actorId !== userId;
  const acts = log.filter(isNews);
  const saves = [
    ...acts.filter(({ action }) => action === 'save'),
    ...(lastSave ? [lastSave] : []).filter(isNews),
  ];
  const last = saves.at(-1);
  const by = [...new Set(saves.map((each) => each.by))];
  const changed = last
    ? [...new Set([...Object.keys(sections), ...Object.keys(visit.sections)])].filter(
        (key) => sections[key] !== visit.sections[key],
      )
    : [];
  return [
    ...changed.map(
      (section): SeenChange => ({
        is: 'section',
        section,
        fields: listChangedFields(visit, section, fields),
        at: last?.at.toISOString() ?? '',
        by,
      }),
    ),
    ...acts
      .filter(({ action }) => !SILENT_ACTIONS.includes(action))
      .map((act): SeenChange => ({ is: 'step', action: act.action, at: act.at.toISOString(), by: [act.by] })),
    ...notes
      .filter(({ at, userId: author }) => at > seenAt && author !== userId)
      .map(
        (note): SeenChange => ({
          is: 'note',
          section: note.section,
          at: note.at.toISOString(),
          by: [note.author],
        }),
      ),
  ].sort((a, b) => b.at.localeCompare(a.at));
}
