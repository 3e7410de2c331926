/**
 * Servers outside change their certificates: over real TLS, all of them at once. Nothing keeps anybody from saving, submitting or
 * deciding meanwhile; the reason is told; and what could not go out goes out later, once.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OidcBegin } from '../../domain/accounts/oidc-calls';
import { oidcMessages } from '../../domain/accounts/sign-in-messages';
import { paths } from '../../domain/api/paths.generated';
import type { CertificateFault, SystemStatus } from '../../domain/system/status-calls';
import { fillText, type Text } from '../../domain/text';
import type { WebhookMessage, WebhookSecret } from '../../domain/webhooks/calls';
import { PatientFiler } from '../drill/patient-filer';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { makeAuthority, type TlsCertificate } from '../support/server/certificates';
import { RealServer } from '../support/server/real-server';
import {
  type HttpRecorder,
  type MailRecorder,
  startHttpRecorder,
  startMailRecorder,
} from '../support/server/recording-servers';
import { startRegisterService } from '../support/server/register-service';
import { startSealingService } from '../support/server/sealing-service';
import { startSmallBucket } from '../support/server/small-bucket';
import { startTlsFront, type TlsFront } from '../support/server/tls-front';
import { createPdf } from '../support/server/upload-client';
import { withId } from '../support/with-id';

const KINDS = ['bucket', 'identity', 'mail', 'register', 'seal', 'sms'];
const WITHIN = { timeout: 60_000, interval: 250 };
/** Nobody is kept waiting for a server outside. */
const AT_ONCE_MS = 5_000;
const HOUR_MS = 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
const authority = makeAuthority();
const good = authority.issue();
const bad: Record<CertificateFault, TlsCertificate> = {
  ended: authority.issue({ until: new Date(Date.now() - HOUR_MS) }),
  early: authority.issue({ from: new Date(Date.now() + HOUR_MS) }),
  elsewhere: authority.issue({ host: 'other.example.gov.cn' }),
  unknown: makeAuthority('Nobody knows it').issue(),
};

const fronts: TlsFront[] = [];
const closing: { close(): unknown }[] = [];
let sms: HttpRecorder;
let endpoint: HttpRecorder;
let mail: MailRecorder;
let server: RealServer;
let admin: ApiClient;
let filer: PatientFiler;
/** Has submitted before anything changed. */
let earlier: PatientFiler;
let hook: string;

const show = (certificate: TlsCertificate) => {
  for (const front of fronts) front.show(certificate);
};
const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
async function before(port: number): Promise<number> {
  const front = await startTlsFront({ port }, good);
  fronts.push(front);
  return front.port;
}

/** Describes itself, and takes no code: who asks it for a token has reached it. */
async function startIdentity(): Promise<string> {
  let issuer = '';
  const service: Server = createServer((request, response) => {
    const isToken = request.url === '/token';
    const described = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    response.writeHead(isToken ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isToken ? { error: 'invalid_grant' } : described));
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  closing.push({
    close() {
      service.closeAllConnections();
      service.close();
    },
  });
  issuer = `https://127.0.0.1:${await before((service.address() as AddressInfo).port)}`;
  return issuer;
}

beforeAll(async () => {
  [sms, endpoint, mail] = await Promise.all([startHttpRecorder(), startHttpRecorder(), startMailRecorder()]);
  const [bucket, seal, register] = await Promise.all([
    startSmallBucket(),
    startSealingService('局章'),
    startRegisterService(),
  ]);
  closing.push(sms, endpoint, mail, bucket, seal, register);
  const ca = join(folder, 'authority.pem');
  writeFileSync(ca, authority.cert);
  const local = async (port: number) => `https://127.0.0.1:${await before(port)}`;
  const providers = [
    {
      id: 'city',
      name: '市统一身份认证',
      issuer: await startIdentity(),
      client_id: 'portal',
      client_secret: 's',
    },
  ];
  server = await new RealServer({
    NODE_EXTRA_CA_CERTS: ca,
    PUBLIC_URL: 'https://portal.example.gov.cn',
    OIDC_PROVIDERS: JSON.stringify(providers),
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: `smtps://127.0.0.1:${await before(portOf(mail))}`,
    MAIL_FROM: 'portal@example.gov.cn',
    SMS_PROVIDER: 'http',
    SMS_GATEWAY_URL: `${await local(portOf(sms))}/send`,
    FILE_STORE: 's3',
    S3_ENDPOINT: await local(bucket.port),
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY: bucket.settings.accessKey,
    S3_SECRET_KEY: bucket.settings.secretKey,
    SEAL_PROVIDER: 'http',
    SEAL_URL: `${await local(seal.port)}/seal`,
    REGISTER_COMPANY_URL: `${await local(portOf(register))}/entries`,
    WEBHOOK_PRIVATE: 'on',
  }).start();
  admin = await openDemoClient(server.url, 'admin');
  filer = await PatientFiler.open(server.url, 'demo');
  earlier = await PatientFiler.open(server.url, 'other');
  await earlier.save();
  await earlier.submit();
  const { webhook } = await admin.must<WebhookSecret>(paths.createWebhook, {
    name: '办公系统',
    url: `${await local(portOf(endpoint))}/hook`,
    events: ['filing.submitted'],
    programs: [],
    enabled: true,
  });
  hook = webhook.id;
}, 180_000);
afterAll(async () => {
  await server?.remove();
  await Promise.all([...fronts, ...closing].map((each) => each.close()));
  rmSync(folder, { recursive: true, force: true });
});

const probed = () => admin.must<SystemStatus>(paths.probeServices, {});
const certificates = async () =>
  Object.fromEntries((await probed()).services.map(({ kind, certificate }) => [kind, certificate]));
const allAre = (certificate: CertificateFault | null) =>
  Object.fromEntries(KINDS.map((kind) => [kind, certificate]));
const ready = async () => {
  const answer = await fetch(`${server.url}/api/ready`);
  const { data } = (await answer.json()) as { data: { away: string[] } };
  return [answer.status, data.away.sort()];
};
const hooks = async () =>
  (
    await admin.must<{ list: WebhookMessage[] }>(
      `${withId(paths.webhookMessages, hook)}?current=1&pageSize=20`,
    )
  ).list;

/** The paper with the receipt: sealed where it names what the seal covers. */
async function isSealed(): Promise<boolean> {
  const client = await openDemoClient(server.url, 'other');
  const [, path = ''] = withId(paths.document, earlier.id).split(' ');
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `JWT ${client.access}` } });
  expect(answer.headers.get('content-type')).toContain('application/pdf');
  return Buffer.from(await answer.arrayBuffer()).includes('/ByteRange [0 ');
}

async function upload(): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(createPdf(200_000, 9))]), '附件.pdf');
  return (await (await openDemoClient(server.url)).send(paths.uploadFile, form)).status;
}

/** A person goes to the service for signing in, and comes back with a code: what the portal says then. */
const goThere = async (): Promise<string> => {
  const client = await openDemoClient(server.url);
  return (await client.must<OidcBegin>(paths.beginOidc, { provider: 'city' })).state;
};
const comeBack = async (state: string) =>
  (await (await openDemoClient(server.url)).send(paths.finishOidc, { answer: `code=x&state=${state}` })).msg;
const told = ({ zh, en }: Text): string => fillText({ zh, en }, { name: '市统一身份认证' }).zh;

async function giveBack(): Promise<void> {
  const reviewer = await openDemoClient(server.url, 'reviewer');
  const { version } = await filer.stored();
  const corrections = [{ path: 'baseData.company_profile', comment: '与附件不一致' }];
  const said = { opinion: '请核对后重新提交。', reasons: ['mismatch'], days: 5, corrections };
  await reviewer.must(withId(paths.decideFiling, filer.id), { action: 'return_first', version, ...said });
}

/** Mails and SMS of the return, and events of the submission, that have arrived. */
const sent = () => [
  mail.mails.filter(({ subject }) => subject.includes('退回')).length,
  sms.received.filter(({ body }) => body.includes('filing_returned')).length,
  endpoint.received.filter(({ body }) => body.includes('filing.submitted')).length,
];

describe('probeServices with TLS', () => {
  it('shows every service as reachable with trusted certificates', async () => {
    expect(await certificates()).toEqual(allAre(null));
    expect(await ready()).toEqual([200, []]);
  });

  it.each(Object.keys(bad) as CertificateFault[])(
    'shows every service as away with a certificate that is %s, and says so',
    async (fault) => {
      show(bad[fault]);
      expect(await certificates()).toEqual(allAre(fault));
      expect(await ready()).toEqual([200, KINDS]);
      const { warnings, services } = await probed();
      expect(warnings).toEqual(expect.arrayContaining(['seal_away', 'service_away']));
      expect(services.map(({ reason }) => reason).join()).toMatch(/certificate/);
      show(good);
    },
  );
});

describe('RealServer while services are away', () => {
  async function workAtOnce(): Promise<void> {
    const began = performance.now();
    await filer.save();
    await filer.submit();
    await giveBack();
    expect(filer.tally).toMatchObject({ saves: 1, submissions: 1, waits: 0, faults: [] });
    expect(performance.now() - began).toBeLessThan(3 * AT_ONCE_MS);
    expect(filer.tally.longestMs).toBeLessThan(AT_ONCE_MS);
  }

  /** Documents come without a seal, uploads wait, sign-in elsewhere is away. */
  async function meetServicesAway(state: string): Promise<void> {
    expect(await isSealed()).toBe(false);
    expect(await upload()).toBe(503);
    expect(await comeBack(state)).toBe(told(oidcMessages.away));
  }

  async function seeWhatWaits(): Promise<void> {
    await vi.waitFor(async () => {
      const { outbox } = await admin.must<SystemStatus>(paths.systemStatus);
      expect(outbox.failing).toBeGreaterThanOrEqual(2);
      expect(await hooks()).toMatchObject([
        { state: 'waiting', fault: expect.stringContaining('unable to verify the first certificate') },
      ]);
    }, WITHIN);
    expect(sent()).toEqual([0, 0, 0]);
  }

  /** Each once. */
  async function seeEverythingSent(): Promise<void> {
    await vi.waitFor(() => expect(sent()).toEqual([1, 1, 1]), WITHIN);
    await vi.waitFor(
      async () => expect((await admin.must<SystemStatus>(paths.systemStatus)).outbox.waiting).toBe(0),
      WITHIN,
    );
    await sleep(2_000);
    expect(sent()).toEqual([1, 1, 1]);
    expect(await hooks()).toMatchObject([{ state: 'sent', fault: null }]);
  }

  async function meetServicesBack(): Promise<void> {
    expect(await isSealed()).toBe(true);
    expect(await upload()).toBe(200);
    // It was asked, and does not know the code.
    expect(await comeBack(await goThere())).toBe(told(oidcMessages.refused));
    expect(await ready()).toEqual([200, KINDS]);
    expect(await certificates()).toEqual(allAre(null));
    expect(await ready()).toEqual([200, []]);
    expect(server.log).not.toContain('a fault');
  }

  it('accepts work at once, shows what waits, and sends it once when the services are back', async () => {
    const state = await goThere();
    show(bad.unknown);
    await workAtOnce();
    await meetServicesAway(state);
    await seeWhatWaits();
    show(good);
    await seeEverythingSent();
    await meetServicesBack();
  }, 300_000);
});
