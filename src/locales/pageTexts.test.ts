import { describe, expect, it } from 'vitest';
import { selectPageTexts } from '../../config/page-texts';
import chinese from './zh-CN/pages.generated';

describe(selectPageTexts, () => {
  const home = selectPageTexts(process.cwd(), 'home', chinese);

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

  it('keeps texts of a form and of what is opened in it, and leaves out those of offices', () => {
    const form = selectPageTexts(process.cwd(), 'form', chinese);
    expect(form).toHaveProperty(['forms.save.saved']);
    expect(form).toHaveProperty(['forms.nav.check']);
    expect(form).toHaveProperty(['forms.record.add']);
    expect(form).not.toHaveProperty(['queue.handOver']);
  });

  it('keeps texts of the queue and its dialogs, and leaves out those of forms', () => {
    const queue = selectPageTexts(process.cwd(), 'queue', chinese);
    expect(queue).toHaveProperty(['queue.handOver']);
    expect(queue).toHaveProperty(['exports.open']);
    expect(queue).not.toHaveProperty(['forms.save.saved']);
  });
});
