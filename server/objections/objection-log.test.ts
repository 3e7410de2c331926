/** Lines of the audit log about objections: to whoever answers them, and to auditors, who may not read them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaptchaData } from '../../domain/accounts/calls';
import { OBJECTION_HEADER } from '../../domain/api/call-constants';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AuditLogData } from '../../domain/audit/calls';
import type { Objection, ObjectionReceipt } from '../../domain/objections/calls';
import { TEST_CAPTCHA } from '../../tests/support/server/application';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { encodeMultipart, PDF } from '../../tests/support/server/upload-client';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { auditLog } from '../core/db/tables';

const programs = [{ ...beta, review: { expertReview: false, publicNotice: true } }];
const TOLD = /李四|13800000001|内容相同|情况属实|李四的证明/;
const OLD = randomUUID();

let clients: ReviewClients;
let auditor: string;
let no: string;

const search = async (token: string, query: Record<string, string>) =>
  (await clients.app.call<AuditLogData>(paths.auditLog, { token, query })).data.list;

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
  const { app, admin } = clients;
  const filing = await clients.submit('beta');
  await clients.decide(filing, clients.reviewer, PASS);
  await clients.decide(filing, admin, { action: 'publicise' });
  const { data: captcha } = await app.call<CaptchaData>(paths.captcha);
  const proof = { captcha_id: captcha.captcha_id, captcha_code: TEST_CAPTCHA };
  const body = { to: filing, name: '李四', phone: '13800000001', text: '内容相同', ...proof };
  const { data: receipt } = await app.call<ObjectionReceipt>(paths.sendObjection, { body });
  no = receipt.no;
  await app.app.inject({
    method: 'POST',
    url: paths.sendObjectionFile.split(' ')[1] ?? '',
    headers: {
      'content-type': 'multipart/form-data; boundary=xyz',
      [OBJECTION_HEADER]: `${no}.${receipt.code}`,
    },
    payload: encodeMultipart('李四的证明.pdf', PDF),
  });
  const { data: sent } = await app.call<PagedList<Objection>>(paths.objections, { token: admin });
  const [{ id, version }] = sent.list as [Objection];
  await app.call(withId(paths.answerObjection, id), {
    token: admin,
    body: { version, outcome: 'upheld', text: '情况属实，李四反映的问题成立' },
  });
  // A line as earlier releases wrote it.
  await app.audit.write({
    subjectKind: 'objection',
    subjectId: OLD,
    action: 'objection.send',
    caller: { userId: null, name: '李四', role: 'anonymous' },
    toStatus: 'open',
    version: 1,
    details: { no: 'YY20260101-000007', filing_id: filing },
  });
  auditor = await app.signIn('auditor');
});
afterAll(() => clients.close());

describe('auditLog of objections', () => {
  it('calls who objected by the number, and withholds answer and file names from auditors', async () => {
    const lines = [
      ...(await search(auditor, { kind: 'objection' })),
      ...(await search(auditor, { kind: 'file' })),
    ].filter(({ actor }) => actor.role !== 'owner');
    expect(JSON.stringify(lines)).not.toMatch(TOLD);
    expect(lines.map(({ action, actor, details }) => [action, actor.name, details?.no])).toEqual(
      expect.arrayContaining([
        ['objection.send', 'Objector YY20260101-000007', 'YY20260101-000007'],
        ['objection.send', `Objector ${no}`, no],
        ['objection.attach', `Objector ${no}`, no],
        ['file.upload', `Objector ${no}`, no],
        ['objection.answer', expect.not.stringContaining('Objector'), no],
      ]),
    );
  });

  it('shows the answer to whoever answers objections', async () => {
    const lines = await search(clients.admin, { kind: 'objection', action: 'objection.answer' });
    expect(lines.map(({ comment }) => comment)).toEqual(['情况属实，李四反映的问题成立']);
  });

  it('finds no line by the name of who objected', async () => {
    for (const token of [auditor, clients.admin]) expect(await search(token, { person: '李四' })).toEqual([]);
  });

  it('stores new lines without the name, and leaves old ones as they are', async () => {
    const { q } = clients.app.db;
    const stored = await q.select().from(auditLog).where(eq(auditLog.actorRole, 'anonymous'));
    const named = stored.filter(({ actorName }) => actorName === '李四');
    expect(named.map(({ subjectId }) => subjectId)).toEqual([OLD]);
    expect(stored.map(({ actorName }) => actorName)).toContain(no);
  });
});
