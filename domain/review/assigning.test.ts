import { describe, expect, it } from 'vitest';
import { shareOut } from './assigning';

const filing = (id: string, assignee: string | null = null, department = 'D1') => ({
  id,
  assignee,
  department,
});
const officer = (id: string, open: number, department: string | null = 'D1') => ({ id, open, department });
type Officer = ReturnType<typeof officer>;
type Filing = ReturnType<typeof filing>;

const fits = ({ department }: Officer, of: Filing) => department === null || department === of.department;
const shared = (filings: Filing[], officers: Officer[]) =>
  Object.fromEntries([...shareOut(filings, officers, fits)].map(([id, { id: who }]) => [id, who]));

describe(shareOut, () => {
  it('gives filings to whoever has least, until all have the same', () => {
    const plan = shared(
      ['1', '2', '3', '4', '5'].map((id) => filing(id)),
      [officer('a', 4), officer('b', 1)],
    );
    expect(plan).toEqual({ 1: 'b', 2: 'b', 3: 'b', 4: 'a', 5: 'b' });
  });

  it('counts assigned filings anew, and leaves them where that is even', () => {
    const filings = [filing('1', 'a'), filing('2', 'a'), filing('3', 'a'), filing('4', 'a')];
    expect(shared(filings, [officer('a', 4), officer('b', 0)])).toEqual({ 1: 'a', 2: 'b', 3: 'a', 4: 'b' });
    expect(shared([filing('1', 'b')], [officer('a', 0), officer('b', 1)])).toEqual({ 1: 'b' });
  });

  it('gives filings only to officers in charge, and first those few can take', () => {
    const filings = [filing('1'), filing('2'), filing('3', null, 'D2'), filing('4', null, 'D2')];
    const plan = shared(filings, [officer('city', 0, null), officer('d1', 0)]);
    expect(plan).toEqual({ 1: 'd1', 2: 'd1', 3: 'city', 4: 'city' });
    expect(shared(filings, [officer('d1', 0)])).toEqual({ 1: 'd1', 2: 'd1' });
  });

  it('gives all filings to a single officer, and none to nobody', () => {
    expect(shared([filing('1'), filing('2', 'b')], [officer('a', 9)])).toEqual({ 1: 'a', 2: 'a' });
    expect(shared([filing('1')], [])).toEqual({});
  });
});
