import { describe, expect, it } from 'vitest';
import { formatContentDisposition } from './download';

describe('formatContentDisposition', () => {
  it.each([
    ['示例公司_HT20260610-000001.pdf', 'document-HT20260610-000001.pdf'],
    ['企业名单_2026-11-30.xlsx', 'document-2026-11-30.xlsx'],
    ['营业执照.pdf', 'document.pdf'],
    ['合同.文档', 'document'],
    ['List "A" 100%.csv', 'List _A_ 100_.csv'],
  ])('names %s readably to clients that read ASCII alone: "%s"', (name, ascii) => {
    expect(formatContentDisposition(name)).toBe(
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });
});
