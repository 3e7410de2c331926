/** SMS through the interfaces of two clouds, whose signatures are those of the examples that they publish. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CloudSms } from '../env/senders';
import { MessageRefused } from './carriers';
import type { DueMessage } from './outbox-store';
import {
  createAliyunAuthorization,
  createAliyunCarrier,
  createTencentAuthorization,
  createTencentCarrier,
  formatAliyunQuery,
} from './sms-carriers';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('aliyunAuthorization and tencentAuthorization', () => {
  it('returns the signature in the guide of Alibaba Cloud to version 3', () => {
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-version': '2014-05-26',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-content-sha256': EMPTY,
    };
    const query = formatAliyunQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const keys = { accessKey: 'YourAccessKeyId', secretKey: 'YourAccessKeySecret' };
    expect(createAliyunAuthorization(keys, query, headers)).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('returns reserved characters of Alibaba Cloud encoded', () => {
    expect(formatAliyunQuery({ b: "科(*)'!~", a: 'x y+z' })).toBe('a=x%20y%2Bz&b=%E7%A7%91%28%2A%29%27%21~');
  });

  it('returns the signature in the guide of Tencent Cloud to version 3', () => {
    const keys = {
      accessKey: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    };
    const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}';
    const headers = { 'content-type': 'application/json; charset=utf-8', host: 'cvm.tencentcloudapi.com' };
    const at = new Date(1_551_113_065_000);
    expect(createTencentAuthorization(keys, { service: 'cvm', headers, body, at })).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    );
  });
});

interface Asked {
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}
const asked: Asked[] = [];
let answer = { status: 200, body: '{}' };
const cloud = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push({ url: new URL(request.url ?? '', 'http://cloud'), headers: request.headers, body });
  response.writeHead(answer.status).end(answer.body);
});
let settings: CloudSms;
beforeAll(async () => {
  await new Promise<void>((resolve) => void cloud.listen(0, '127.0.0.1', resolve));
  settings = {
    kind: 'aliyun',
    endpoint: `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`,
    accessKey: 'key',
    secretKey: 'secret',
    sign: '科技局',
    templates: {
      code: { id: 'SMS_1', params: ['code'] },
      notice: { id: 'SMS_2', params: ['title', 'about'] },
      filing_returned: { id: 'SMS_3', params: ['text'] },
    },
    appId: '1400000000',
    region: 'ap-guangzhou',
  };
});
afterAll(() => cloud.close());
beforeEach(() => {
  asked.length = 0;
});

const message = (more: Partial<DueMessage> = {}): DueMessage => ({
  id: 'b3b1a1a0-0000-4000-8000-000000000001',
  kind: 'sms',
  to: '13800000001',
  scene: 'filing_approved',
  title: { zh: '立项通知', en: 'Approved' },
  about: '甲公司',
  text: '立项通知：已立项',
  until: new Date(),
  attempts: 1,
  at: new Date(),
  ...more,
});
const code = message({ scene: 'register', code: '123456' });
const refusalOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error) => (error instanceof MessageRefused ? 'refused' : 'failed'),
  );

describe(createAliyunCarrier, () => {
  const says = (Code: string, status = 200) => {
    answer = { status, body: JSON.stringify({ Code, RequestId: 'r' }) };
  };

  it('sends template and values, in a request whose signature covers them', async () => {
    says('OK');
    const send = createAliyunCarrier(settings);
    await send(code);
    await send(message());
    await send(message({ scene: 'filing_returned' }));
    const sent = asked.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(sent[0]).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '科技局',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
      OutId: code.id,
    });
    expect(sent[1]).toMatchObject({
      TemplateCode: 'SMS_2',
      TemplateParam: '{"title":"立项通知","about":"甲公司"}',
    });
    expect(sent[2]).toMatchObject({ TemplateCode: 'SMS_3', TemplateParam: '{"text":"立项通知：已立项"}' });
    const { headers, url } = asked[0] as Asked;
    const signed = Object.fromEntries(
      Object.entries(headers).filter(([name]) => name === 'host' || name.startsWith('x-acs-')),
    ) as Record<string, string>;
    expect(headers.authorization).toBe(createAliyunAuthorization(settings, url.search.slice(1), signed));
    expect(signed['x-acs-action']).toBe('SendSms');
  });

  it.each([
    ['isv.MOBILE_NUMBER_ILLEGAL', 200, 'refused'],
    ['isv.BUSINESS_LIMIT_CONTROL', 200, 'refused'],
    ['isv.AMOUNT_NOT_ENOUGH', 200, 'failed'],
    ['SignatureDoesNotMatch', 400, 'failed'],
    ['Throttling.User', 429, 'failed'],
  ])('rejects a refused message differently from a refused account: %s', async (said, status, expected) => {
    says(said, status);
    expect(await refusalOf(createAliyunCarrier(settings)(code))).toBe(expected);
  });
});

describe(createTencentCarrier, () => {
  const says = (response: object) => {
    answer = { status: 200, body: JSON.stringify({ Response: response }) };
  };

  it('sends template and values in their order, in a request whose signature covers them', async () => {
    says({ SendStatusSet: [{ Code: 'Ok' }] });
    await createTencentCarrier(settings)(message());
    const [{ headers, body }] = asked as [Asked];
    expect(JSON.parse(body)).toEqual({
      PhoneNumberSet: ['+8613800000001'],
      SmsSdkAppId: '1400000000',
      SignName: '科技局',
      TemplateId: 'SMS_2',
      TemplateParamSet: ['立项通知', '甲公司'],
      SessionContext: code.id,
    });
    const signed = { 'content-type': headers['content-type'] ?? '', host: headers.host ?? '' };
    const at = new Date(Number(headers['x-tc-timestamp']) * 1000);
    expect(headers.authorization).toBe(
      createTencentAuthorization(settings, { service: 'sms', headers: signed, body, at }),
    );
  });

  it.each([
    [{ SendStatusSet: [{ Code: 'InvalidParameterValue.IncorrectPhoneNumber' }] }, 'refused'],
    [{ SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] }, 'refused'],
    [{ SendStatusSet: [{ Code: 'FailedOperation.InsufficientBalanceInSmsPackage' }] }, 'failed'],
    [{ Error: { Code: 'AuthFailure.SignatureFailure', Message: '' } }, 'failed'],
    [{}, 'failed'],
  ])('rejects a refused message differently from a refused account: %j', async (said, expected) => {
    says(said);
    expect(await refusalOf(createTencentCarrier(settings)(code))).toBe(expected);
  });
});

describe('aliyunCarrier and tencentCarrier', () => {
  it('fail when an error page comes instead of an answer', async () => {
    answer = { status: 502, body: '<html>Bad gateway</html>' };
    expect(await refusalOf(createAliyunCarrier(settings)(code))).toBe('failed');
    expect(await refusalOf(createTencentCarrier(settings)(code))).toBe('failed');
  });

  it('reject an occasion without a template, and name it', async () => {
    const without = { ...settings, templates: {} };
    await expect(createAliyunCarrier(without)(code)).rejects.toThrow('register');
  });
});
