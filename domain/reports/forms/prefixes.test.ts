import { expect, it } from 'vitest';
import { programs } from '../../programs/index.generated';
import { reportForms } from '.';

it('gives numbers of reports and of each program beginnings of their own: who is told one on the phone knows of what', () => {
  const ofReports = [...new Set(reportForms.map(({ receiptPrefix }) => receiptPrefix))];
  const all = [...programs.map(({ receiptPrefix }) => receiptPrefix), ...ofReports];
  expect(all.filter((prefix, i) => all.indexOf(prefix) !== i)).toEqual([]);
});
