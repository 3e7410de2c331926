import { describe, expect, it } from 'vitest';
import { selectHomeTexts } from '../../config/home-texts';
import chinese from './zh-CN/pages.generated';

describe(selectHomeTexts, () => {
  const home = selectHomeTexts(process.cwd(), chinese);

  it('keeps texts that the home page writes whole, by a beginning, by an ending or in a plural', () => {
    expect(Object.keys(home)).toEqual(
      expect.arrayContaining([
        'center.home.todos',
        'center.home.act.sign',
        'center.home.office.overdue',
        'center.home.step.program.why',
        'center.programs.open',
      ]),
    );
  });

  it('leaves out those of forms and lists, which are most', () => {
    expect(home).not.toHaveProperty(['forms.save.saved']);
    expect(Object.keys(home).length).toBeLessThan(Object.keys(chinese).length / 5);
  });
});
