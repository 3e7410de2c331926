import { describe, expect, it } from 'vitest';
import { listCuttings } from './listCuttings';

const place = { page: 1, x: 40, y: 100, width: 500, height: 10, snippet: '', mark: { x: 480, width: 60 } };

describe('listCuttings', () => {
  it('shows a row whole where it fits, with its value marked', () => {
    expect(listCuttings(place, false)).toEqual([{ x: 35, y: 95, width: 510, height: 20, mark: place.mark }]);
  });

  it('shows the name of a row and its value apart on a telephone, so that the value is in sight', () => {
    expect(listCuttings(place, true)).toEqual([
      { x: 35, y: 95, width: 130, height: 20 },
      { x: 475, y: 95, width: 70, height: 20, mark: place.mark },
    ]);
    const near = { ...place, width: 120, mark: { x: 100, width: 60 } };
    expect(listCuttings(near, true)).toHaveLength(1);
    expect(listCuttings({ ...place, mark: undefined } as never, true)).toHaveLength(1);
  });
});
