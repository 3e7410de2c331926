import { describe, expect, it } from 'vitest';
import { fillTemplate, type MessageTemplate } from './messages';
import { messageTemplates } from './templates.generated';

describe(fillTemplate, () => {
  it('inserts a value in the language of each text, and keeps braces and tags within a value', () => {
    const { title, body } = fillTemplate(messageTemplates.submitted, {
      project: '{{no}} <b>示例</b>',
      program: { zh: '瞪羚企业申报', en: 'Gazelle declaration' },
      time: '2026-06-10 09:00',
      no: 'GZ20260610-000001',
      department: { zh: '浑南区科技局', en: 'Hunnan district' },
    });
    expect(title).toMatchObject({ zh: '申报已提交', en: 'Declaration submitted' });
    expect(body).toMatchObject({
      zh: '“{{no}} <b>示例</b>”（瞪羚企业申报）已于2026-06-10 09:00提交，编号GZ20260610-000001，由浑南区科技局进行初审。',
      en: '{{no}} <b>示例</b> (Gazelle declaration) was submitted at 10 Jun 2026, 09:00 as GZ20260610-000001. Hunnan district makes the first review.',
    });
  });
});

describe('messageTemplates', () => {
  it('name only existing templates as overtaken', () => {
    const overtaken = Object.values<MessageTemplate>(messageTemplates).flatMap(
      ({ overtakes = [] }) => overtakes,
    );
    expect(Object.keys(messageTemplates)).toEqual(expect.arrayContaining(overtaken));
  });

  it.each(Object.entries<MessageTemplate>(messageTemplates))('%s is worded in Arabic', (_, template) => {
    const { title, body } = template;
    expect([title.ar, body.ar]).toEqual([expect.anything(), expect.anything()]);
  });
});
