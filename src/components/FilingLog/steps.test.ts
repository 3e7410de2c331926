import type { LogEntry } from '@domain/filing/calls';
import { describe, expect, it } from 'vitest';
import { buildTimelineSteps } from './Timeline';

const entry = (id: string, over: Partial<LogEntry>): LogEntry => ({
  id,
  at: '2026-04-10T09:00:00Z',
  actor: { name: '张三', role: 'owner' },
  action: 'submit',
  from_status: 'draft',
  to_status: 'submitted',
  version: 1,
  comment: null,
  ...over,
});

describe(buildTimelineSteps, () => {
  it('returns the newest step first, and only that as current', () => {
    const steps = buildTimelineSteps([entry('1', {}), entry('2', { action: 'return_first' })]);
    expect(steps.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['2', true],
      ['1', false],
    ]);
  });

  it('counts submissions, and nothing else', () => {
    const log = [
      entry('1', {}),
      entry('2', { action: 'return_first' }),
      entry('3', { action: 'resubmit_to_first' }),
    ];
    expect(buildTimelineSteps(log).map(({ submission }) => submission)).toEqual([2, null, 1]);
  });

  it('names a downloaded copy without making it current', () => {
    const [copy, made] = buildTimelineSteps([entry('1', {}), entry('2', { action: 'download_bundle' })]);
    expect([copy?.isCurrent, made?.isCurrent]).toEqual([false, true]);
    expect(copy?.what.zh).toBe('下载文件与附件');
  });

  it('does not claim that a status changed when it stayed the same', () => {
    const [saved, submitted] = buildTimelineSteps([
      entry('1', {}),
      entry('2', { action: 'save', from_status: 'draft', to_status: 'draft' }),
    ]);
    expect(saved?.movesStatus).toBe(false);
    expect(submitted?.movesStatus).toBe(true);
  });

  it('names steps of the system, and returns the code of an unknown action', () => {
    const [step] = buildTimelineSteps([
      entry('1', { action: 'teleport', actor: { name: '系统', role: 'system' } }),
    ]);
    expect(step?.role?.zh).toBe('系统');
    expect(step?.what.zh).toBe('teleport');
  });
});
