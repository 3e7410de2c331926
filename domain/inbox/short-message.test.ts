import { describe, expect, it } from 'vitest';
import { formatSms, MAX_SMS_LENGTH } from './messages';
import { messageTemplates } from './templates.generated';

const returned = (opinion: string) =>
  formatSms(messageTemplates.returned, {
    project: '数控机床项目',
    unit: '浑南区科技局',
    count: 2,
    deadline: '2026-06-17 17:00',
    opinion,
  });

describe(formatSms, () => {
  it('includes a short opinion, and for a long one says where to read it', () => {
    expect(returned('请核对金额')).toContain('意见：请核对金额');
    const long = returned('核'.repeat(1000));
    expect(long).toMatch(/意见：请登录平台查看$/);
    expect(long).toContain('请于2026-06-17 17:00前重新提交');
  });

  it('never exceeds two messages, and cuts no character in half', () => {
    for (const letter of ['长', '𠮷'])
      for (const extra of [0, 1]) {
        const text = formatSms(messageTemplates.correction_last_day, {
          project: 'x'.repeat(extra) + letter.repeat(200),
          deadline: '2026-06-17 17:00',
        });
        expect(text.length).toBeLessThanOrEqual(MAX_SMS_LENGTH);
        expect(text).toMatch(/…请登录平台查看$/);
        expect(() => encodeURIComponent(text)).not.toThrow();
      }
  });

  it.each(Object.entries(messageTemplates))('%s fits with values of usual length', (_, template) => {
    const names = [...template.body.zh.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '一二三四五六七八']);
    expect(formatSms(template, Object.fromEntries(names)).length).toBeLessThanOrEqual(MAX_SMS_LENGTH);
  });
});
