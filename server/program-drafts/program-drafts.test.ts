import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Row } from '../../domain/definition';
import { computeChangeSet } from '../../domain/filing/change-set';
import { mergeDrafts } from '../../domain/filing/merge';
import { programTablesForm, readDocumentRows } from '../../domain/program-documents/tables';
import type {
  DeletedProgramDraft,
  ProgramDraftConflict,
  ProgramDraftLine,
  StoredProgramDraft,
} from '../../domain/program-drafts/calls';
import { PROGRAM_DRAFT_LIMITS } from '../../domain/program-drafts/limits';
import type { OfficeSettingsData } from '../../domain/system/office-settings-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { programDrafts } from './tables';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const create = (from: object, id: string = randomUUID(), token = admin) =>
  app.call<ProgramDraftLine>(paths.createProgramDraft, { token, body: { id, from } });
const list = () =>
  app.call<{ drafts: ProgramDraftLine[]; deleted: DeletedProgramDraft[]; fewer_hands: boolean }>(
    paths.programDrafts,
    { token: admin },
  );
const read = async (id: string) =>
  (await app.call<StoredProgramDraft>(withId(paths.programDraft, id), { token: admin })).data;
const change = (id: string, version: number, changes: object[], token = admin) =>
  app.call<ProgramDraftLine & Partial<ProgramDraftConflict>>(withId(paths.changeProgramDraft, id), {
    token,
    body: { version, changes },
  });

const gazelle = async () => {
  const { data } = await app.call<{ programs: { key: string; edition: string }[] }>(paths.programsInForce, {
    token: admin,
  });
  return {
    kind: 'edition',
    key: 'gazelle',
    edition: data.programs.find(({ key }) => key === 'gazelle')?.edition,
  };
};
const getRows = (answers: Record<string, unknown>, table: string) => answers[table] as Row[];
const setTitle = (value: string) => [{ op: 'set', path: 'about.title_zh', value }];

describe('createProgramDraft', () => {
  it('writes a shipped edition as rows that read as its document, under the next free name', async () => {
    const { data: line } = await create(await gazelle());
    const { data, base } = await read(line.id);
    const { document, faults } = readDocumentRows(data as Answers);
    expect(faults).toEqual([]);
    expect([line.key, base, document.edition, document.form.sections.length]).toEqual([
      'gazelle',
      '2026.1',
      '2026.2',
      12,
    ]);
    expect(line.edition).toBe('2026.2');
  });

  it('begins one draft, where the same request comes twice at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all([create({ kind: 'empty' }, id), create({ kind: 'empty' }, id)]);
    expect(answers.map(({ data }) => data.id)).toEqual([id, id]);
    expect((await list()).data.drafts.filter((draft) => draft.id === id)).toHaveLength(1);
  });

  it('refuses a file that is no document, with its faults', async () => {
    const { code, msg } = await create({ kind: 'file', document: 'schema: [' });
    expect([code, String(msg)]).toEqual([-1, expect.stringContaining('cannot be read')]);
  });

  it('refuses the draft above the limit', async () => {
    const { data } = await list();
    const [first] = await app.db.q.select().from(programDrafts).limit(1);
    const row = first as typeof programDrafts.$inferSelect;
    const count = PROGRAM_DRAFT_LIMITS.drafts - data.drafts.length;
    const ids = Array.from({ length: count }, () => randomUUID());
    await app.db.q.insert(programDrafts).values(ids.map((id) => ({ ...row, id, data: {} })));
    expect((await create({ kind: 'empty' })).msg).toContain('100 drafts already');
    await Promise.all(ids.map((id) => app.call(withId(paths.deleteProgramDraft, id), { token: admin })));
    expect((await create({ kind: 'empty' })).code).toBe(200);
  });
});

describe('programDrafts', () => {
  it('says whether fewer people than three may publish an edition', async () => {
    expect((await list()).data.fewer_hands).toBe(false);
    const { data: house } = await app.call<OfficeSettingsData>(paths.house, { token: admin });
    const set = (fewer_edition_hands: boolean) =>
      app.call(paths.saveHouse, { token: admin, body: { ...house, fewer_edition_hands } });
    await set(true);
    expect((await list()).data.fewer_hands).toBe(true);
    await set(false);
  });
});

describe('changeProgramDraft', () => {
  it('stores the changes before it answers, with who made them', async () => {
    const { data: line } = await create({ kind: 'empty' });
    const { data: saved } = await change(line.id, 1, setTitle('新项目'));
    expect(saved).toMatchObject({ version: 2, title: { zh: '新项目' } });
    expect(await read(line.id)).toMatchObject({ version: 2, data: { about: { title_zh: '新项目' } } });
    const listed = (await list()).data.drafts.find(({ id }) => id === line.id);
    expect(listed).toMatchObject({ version: 2, updated_by: saved.updated_by });
  });

  it('overwrites nothing from an earlier version, and says whose save came before', async () => {
    const { data: line } = await create({ kind: 'empty' });
    await change(line.id, 1, setTitle('甲'));
    const { code, data, msg } = await change(line.id, 1, setTitle('乙'));
    expect(code).toBe(208);
    expect(data).toMatchObject({ conflict: true, version: 2 });
    expect(msg).toContain('has saved a newer version');
    expect((await read(line.id)).title.zh).toBe('甲');
  });

  it('refuses a value of another kind, a column that is not there, and a draft that grows too large', async () => {
    const { data: line } = await create({ kind: 'empty' });
    const bad = await change(line.id, 1, [{ op: 'set', path: 'about.perCompanyAndBatch', value: 'many' }]);
    expect(bad.code).toBe(-1);
    expect((await change(line.id, 1, [{ op: 'set', path: 'about.nothing', value: 1 }])).code).toBe(-1);
    const rows = Array.from({ length: 120 }, (_, i) => ({
      op: 'insert',
      path: `expressions[${randomUUID()}]`,
      value: { name: `e${i}`, text: '好'.repeat(9_000) },
    }));
    const large = await change(line.id, 1, rows.slice(0, 60));
    const more = await change(line.id, large.data.version ?? 0, rows.slice(60));
    expect([large.code, String(more.msg)]).toEqual([200, expect.stringContaining('larger than 2 MB')]);
  });

  it.each(['demo', 'reviewer', 'expert', 'auditor'])('is refused to %s', async (username) => {
    const { data: line } = await create({ kind: 'empty' });
    const token = await app.signIn(username);
    expect((await change(line.id, 1, setTitle('丙'), token)).code).not.toBe(200);
    expect((await create({ kind: 'empty' }, randomUUID(), token)).code).not.toBe(200);
    expect((await read(line.id)).version).toBe(1);
  });
});

/** Pseudo-random generator with a seed, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

/** A designer's browser: edits, saves the changes, and merges what somebody else saved before. */
class Designer {
  private base: Answers = {};
  private mine: Answers = {};
  private version = 0;

  constructor(
    private readonly id: string,
    private readonly name: string,
  ) {}

  async open(): Promise<void> {
    const { data, version } = await read(this.id);
    this.base = data as Answers;
    this.mine = this.base;
    this.version = version;
  }

  /** Sets a help text that nobody else touches, and adds a field of its own. */
  edit(turn: number): void {
    const [first] = getRows(this.mine, 'fields');
    const added = {
      row: randomUUID(),
      section: first?.section as string,
      key: `${this.name}${turn}`,
      type: 'text',
    };
    const at = turn % (getRows(this.mine, 'fields').length + 1);
    this.mine = { ...this.mine, fields: getRows(this.mine, 'fields').toSpliced(at, 0, added) };
  }

  async save(): Promise<void> {
    const changes = computeChangeSet(programTablesForm, this.base, this.mine) ?? [];
    if (changes.length === 0) return;
    const sent = this.mine;
    const { code, data } = await change(this.id, this.version, changes);
    if (code === 200) {
      this.base = sent;
      this.version = data.version as number;
      return;
    }
    const theirs = await read(this.id);
    this.mine = mergeDrafts(programTablesForm, this.base, this.mine, theirs.data as Answers).merged;
    this.base = theirs.data as Answers;
    this.version = theirs.version;
  }
}

describe('two people at one draft', () => {
  it.each([1, 2, 3])('lose no field, whoever saves when (order %i)', async (seed) => {
    const random = createRandom(seed);
    const { data: line } = await create(await gazelle());
    const people = [new Designer(line.id, 'a'), new Designer(line.id, 'b')];
    for (const person of people) await person.open();
    const made = new Set<string>();
    for (let turn = 0; turn < 20; turn++) {
      const who = random() < 0.5 ? 0 : 1;
      if (random() < 0.5) {
        people[who]?.edit(turn);
        made.add(`${'ab'[who]}${turn}`);
      } else await people[who]?.save();
    }
    for (const person of [...people, ...people, ...people]) await person.save();
    const { data } = await read(line.id);
    const keys = new Set(getRows(data, 'fields').map(({ key }) => key));
    expect([...made].filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('restoreProgramDraft', () => {
  it('brings a deleted draft back as it was, and logs both acts', async () => {
    const { data: line } = await create({ kind: 'empty' });
    await change(line.id, 1, setTitle('留下'));
    await app.call(withId(paths.deleteProgramDraft, line.id), { token: admin });
    expect((await app.call(withId(paths.programDraft, line.id), { token: admin })).msg).toBe(
      'record not found',
    );
    expect((await list()).data.deleted.map(({ id }) => id)).toContain(line.id);
    await app.call(withId(paths.restoreProgramDraft, line.id), { token: admin });
    expect(await read(line.id)).toMatchObject({ version: 2, title: { zh: '留下' } });
    const { lines } = await app.audit.page('program_draft', line.id, { current: 1, pageSize: 10 });
    expect(lines.map(({ action }) => action).toSorted()).toEqual(
      ['create', 'delete', 'restore', 'save'].map((act) => `program_draft.${act}`),
    );
  });
});
