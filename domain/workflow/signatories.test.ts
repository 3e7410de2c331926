import { describe, expect, it } from 'vitest';
import type { SigningRequirements } from '../definition';
import {
  type CompanySignature,
  type DeclinedSignature,
  findDecliners,
  findRoleFault,
  findTurnFault,
  listSigningProgress,
} from './signatories';

const signing: SigningRequirements = {
  hands: [
    { hand: 'filler', sections: [] },
    { hand: 'finance', sections: ['funds'] },
    { hand: 'legal', sections: [] },
  ],
  inOrder: true,
  secondFactor: false,
};
const filler: CompanySignature = {
  hand: 'filler',
  userId: 'u1',
  name: '林晓燕',
  at: '2026-06-10T01:00:00.000Z',
  sections: [],
  sha256: 'ab',
};
const legal: DeclinedSignature = {
  ...filler,
  hand: 'legal',
  userId: 'u2',
  name: '赵法人',
  reason: '预算有误',
};

describe('listSigningProgress', () => {
  it('returns a refusal beside the role that it is of, whose signature stays due', () => {
    const progress = listSigningProgress({ ...signing, inOrder: false }, [filler], [legal]);
    expect(progress.map(({ declined, isDue }) => [declined?.name ?? null, isDue])).toEqual([
      [null, false],
      [null, true],
      ['赵法人', true],
    ]);
  });

  it('returns a refusal of answers that have changed as a former one, which declines nothing', () => {
    const progress = listSigningProgress(signing, [filler], [{ ...legal, isOutdated: true }]);
    expect(progress.at(-1)).toMatchObject({ declined: null, formerRefusal: { reason: '预算有误' } });
    expect(findDecliners(progress)).toBeNull();
  });

  it('returns no refusal of a role in which somebody has signed', () => {
    const signature = { ...filler, hand: 'legal' as const };
    const progress = listSigningProgress(signing, [filler, signature], [legal]);
    expect(progress.at(-1)).toMatchObject({ signature, declined: null });
  });
});

describe('findRoleFault and findTurnFault', () => {
  const progress = listSigningProgress(signing, [filler]);

  it('return nothing of a role whose turn it is', () => {
    expect([findRoleFault(progress, 'finance'), findTurnFault(progress, 'finance')]).toEqual([null, null]);
  });

  it('tell a signature that is missing, but not due yet, from one that is given or not asked for', () => {
    expect(findRoleFault(progress, 'legal')).toBeNull();
    expect(findTurnFault(progress, 'legal')?.zh).toContain('须由财务负责人先签署');
    expect(findRoleFault(progress, 'filler')?.zh).toContain('林晓燕已作为填报人签署');
    expect(findRoleFault(progress.slice(0, 2), 'legal')?.zh).toContain('不要求该签署');
  });
});

describe('findDecliners', () => {
  it('names who has declined, with the role; null where nobody has', () => {
    expect(findDecliners(listSigningProgress(signing, [filler], [legal]))).toMatchObject({
      zh: '法定代表人（赵法人）',
      en: '赵法人 (Legal representative)',
    });
    expect(findDecliners(listSigningProgress(signing, [filler]))).toBeNull();
  });
});
