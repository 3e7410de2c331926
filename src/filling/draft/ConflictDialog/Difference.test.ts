import type { TextField } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { joinSides } from './Difference';

const field = (type: 'text' | 'textarea') => ({ key: 'name', zh: '名称', en: 'Name', type }) as TextField;
const join = (theirs: string, mine: string) => joinSides({ mine, theirs }, field('textarea'));

describe(joinSides, () => {
  it('keeps the sentences that both texts begin with once', () => {
    expect(join('成立于2018年。研发伺服。', '成立于2018年。生产减速器。')).toBe(
      '成立于2018年。研发伺服。\n生产减速器。',
    );
    expect(join('Founded in 2018. Makes servos.', 'Founded in 2018. Makes gears.')).toBe(
      'Founded in 2018. Makes servos.\nMakes gears.',
    );
  });

  it('takes no part of a sentence, or of a number, for a shared start', () => {
    expect(join('占比3.14', '占比3.15')).toBe('占比3.14\n占比3.15');
    expect(joinSides({ mine: '甲', theirs: '乙' }, field('text'))).toBe('乙 甲');
  });

  it('takes the longer text where it contains the other', () => {
    expect(join('甲。乙。', '甲。')).toBe('甲。乙。');
    expect(join('甲。', '甲。乙。')).toBe('甲。乙。');
  });
});
