import { describe, expect, it } from 'vitest';
import { describeWebhookFault, formatWebhookFault } from './faults';

describe(describeWebhookFault, () => {
  it('says in each language what was kept in English', () => {
    const kept = formatWebhookFault('answered', { status: 500 });
    expect(kept).toBe('the endpoint answered 500');
    expect(describeWebhookFault(kept)).toMatchObject({ zh: '接收地址返回状态码500', en: kept });
    expect(describeWebhookFault(formatWebhookFault('private', { host: '10.0.0.1' })).zh).toBe(
      '10.0.0.1指向内部网络地址',
    );
    expect(describeWebhookFault(formatWebhookFault('off')).zh).toBe('接收地址已停用');
  });

  it('says beside a pause what went wrong before it', () => {
    const paused = formatWebhookFault('resting', { fault: formatWebhookFault('answered', { status: 500 }) });
    expect(describeWebhookFault(paused)).toMatchObject({
      zh: '接收地址返回状态码500；接收地址连续出错，暂停发送，稍后再试',
      en: paused,
    });
    expect(describeWebhookFault(formatWebhookFault('resting', { fault: 'read ECONNRESET' })).zh).toContain(
      '（read ECONNRESET）；接收地址连续出错',
    );
  });

  it('keeps the technical words of a fault of the network', () => {
    const fault = 'connect ECONNREFUSED 203.0.113.1:443';
    expect(describeWebhookFault(fault)).toMatchObject({ zh: `无法连接接收地址（${fault}）`, en: fault });
  });
});
