import { describe, expect, it } from 'vitest';
import { type FilingVisit, listSeenChanges, ROWS, type SectionFields } from './visits';

const seenAt = new Date('2026-06-10T02:00:00Z');
const later = new Date('2026-06-10T03:00:00Z');
const sections = { basics: 'old', team: 'old' };

/** Changed fields by section, after a save by a colleague that changed both sections. */
function changedFields(before: SectionFields, now: SectionFields, seen: FilingVisit['sections'] = sections) {
  const changes = listSeenChanges(
    { seenAt, sections: seen, fields: before },
    {
      userId: 'me',
      log: [],
      lastSave: { at: later, actorId: 'colleague', by: '王敏' },
      notes: [],
      sections: { basics: 'new', team: 'new' },
      fields: now,
    },
  );
  return Object.fromEntries(
    changes.flatMap((change) => (change.is === 'section' ? [[change.section, change.fields]] : [])),
  );
}

describe(listSeenChanges, () => {
  it('names the fields that are different, new or empty now', () => {
    expect(
      changedFields(
        { basics: { name: 'a', note: 'b', old: 'c' } },
        { basics: { name: 'a', note: 'x', new: 'd' } },
      ).basics,
    ).toEqual(['note', 'new', 'old']);
  });

  it('names the columns of a table, but none where rows were added', () => {
    const before = { team: { name: 'a', share: 'b', [ROWS]: '2' } };
    expect(changedFields(before, { team: { name: 'a', share: 'x', [ROWS]: '2' } }).team).toEqual(['share']);
    expect(changedFields(before, { team: { name: 'x', share: 'x', [ROWS]: '3' } }).team).toEqual([]);
  });

  it('names all fields of a section that was empty, and none for a visit that noted no fields', () => {
    const now = { basics: { name: 'a' } };
    expect(changedFields({}, now, {}).basics).toEqual(['name']);
    expect(changedFields({}, now).basics).toEqual([]);
  });
});
