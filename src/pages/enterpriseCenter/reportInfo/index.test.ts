import type { ReportItem } from '@domain/filing/calls';
import { programs } from '@domain/programs/index.generated';
import { describe, expect, it } from 'vitest';
import { groupFilingsByLog } from '.';

describe(groupFilingsByLog, () => {
  it('returns each filing in one of the six logs, programs that share one together', () => {
    const filings = programs.map(({ key }) => ({ id: key, program: key }) as ReportItem);
    const families = groupFilingsByLog(filings);
    expect(families).toHaveLength(6);
    expect(families.flatMap((family) => family.filings)).toHaveLength(programs.length);
    const bids = families.find(({ log }) => log.includes('jiebang'));
    expect(bids?.filings.map(({ id }) => id).sort()).toEqual([
      'jiebang_second',
      'jiebangguashuai',
      'jiebangguashuai_result',
    ]);
  });

  it('leaves out empty logs', () => {
    expect(groupFilingsByLog([])).toEqual([]);
  });
});
