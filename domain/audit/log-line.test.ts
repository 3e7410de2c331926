import { describe, expect, it } from 'vitest';
import { say } from '../text';
import { describeLogLine } from './log-line';

describe(describeLogLine, () => {
  it.each([
    ['companies', '企业名单'],
    ['recognitions', '认定名单'],
    ['reports', '填报任务'],
    ['read_log', '查阅记录'],
    ['audit_log', '操作日志'],
    ['ranking', '评审结果排序表'],
    ['notice', '公示名单'],
  ])('says that the list %s was exported, and keeps its filter', (list, name) => {
    const { about, rest } = describeLogLine('export.list', { list, rows: 3, filter: { keyword: '某' } });
    expect(about.map((text) => say(text, 'zh'))).toEqual([name, '共3行']);
    expect(rest).toEqual({ filter: { keyword: '某' } });
  });

  it('leaves out why somebody of a company declined to sign', () => {
    const details = { hands: [], declined_for: '预算有误' };
    expect(describeLogLine('decline_signature', details)).toEqual({ about: [], rest: { hands: [] } });
  });

  it('keeps the details of a line that has no words for them', () => {
    const details = { list: 'gone', rows: 3 };
    expect(describeLogLine('export.list', details)).toEqual({ about: [], rest: details });
    expect(describeLogLine('webhook.update', details)).toEqual({ about: [], rest: details });
    expect(describeLogLine('export.list', null).about).toEqual([]);
  });

  it('says a hold with its reason, and nothing twice', () => {
    const { about, rest } = describeLogLine('retention.hold', { reason: '审计', filing: 'f' });
    expect(about.map((text) => say(text, 'zh'))).toEqual(['审计', '仅一份申报']);
    expect(rest).toEqual({});
  });
});
