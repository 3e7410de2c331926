import { describe, expect, it } from 'vitest';
import { orderFilesByYear } from './file-order';

const order = (...names: string[]) => orderFilesByYear(names, (name) => name);

describe(orderFilesByYear, () => {
  it('sorts the reports of several years that were uploaded in another order', () => {
    expect(order('审计报告2023.pdf', '2024年审计报告.pdf', '审计报告2025.pdf', '审计报告2022.pdf')).toEqual([
      '审计报告2022.pdf',
      '审计报告2023.pdf',
      '2024年审计报告.pdf',
      '审计报告2025.pdf',
    ]);
  });

  it('keeps the order of the company where a name has no year', () => {
    expect(order('审计报告2025.pdf', '补充说明.pdf', '审计报告2023.pdf')).toEqual([
      '审计报告2025.pdf',
      '补充说明.pdf',
      '审计报告2023.pdf',
    ]);
  });
});
