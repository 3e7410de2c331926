import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import type { Answers, Form } from '../definition';
import { programs } from '../programs/index.generated';
import { REDACTED, redactIdentity, removeFileAnswers, removeFileFields } from './blind-review';
import { listSectionFields } from './sections';

const COMPANY = '示例智能装备有限公司';
const CODE = '91210100MA0EXAMPL7';

const loaded: [string, Form, Answers][] = await Promise.all(
  programs.map(
    async (program): Promise<[string, Form, Answers]> => [
      program.key,
      await program.load(),
      readSamples(program.key)[0]?.data ?? {},
    ],
  ),
);

/** Labels of fields that name a person or the filing company. */
const NAMING = /姓名|联系人$|法定代表人$|负责人$|签名|^(企业|单位|运营机构|依托单位|载体|平台|揭榜单位)名称$/;
/** Fields with names of other companies, which a carrier lists as its own achievements. */
const OTHERS = ['incubateeData.company_name', 'graduateData.company_name'];

describe.each(loaded)('redactIdentity of %s', (_key, form, sample) => {
  const { answers, words } = redactIdentity([form], sample, [COMPANY, CODE]);

  it('hides every field that is labelled as a name of a person or of the applicant', () => {
    const open = form.sections.flatMap((section) =>
      listSectionFields(section)
        .filter(({ zh, type }) => type === 'text' && NAMING.test(zh))
        .filter(({ key }) => {
          const probe = { [section.key]: section.kind === 'table' ? [{ [key]: '某某' }] : { [key]: '某某' } };
          return JSON.stringify(redactIdentity([form], probe as Answers, []).answers).includes('某某');
        })
        .map(({ key }) => `${section.key}.${key}`),
    );
    expect(open.filter((path) => !OTHERS.includes(path))).toEqual([]);
  });

  it('leaves no hidden word of the sample anywhere, and keeps its figures', () => {
    const text = JSON.stringify(answers);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    expect(text).not.toContain(COMPANY);
    const numbers = (value: unknown) =>
      (JSON.stringify(value).match(/(?<=:)-?\d+(\.\d+)?(?=[,}\]])/g) ?? []).length;
    expect(numbers(answers)).toBe(numbers(sample));
  });

  it('removeFileFields removes the attachments from form and answers', () => {
    const bare = removeFileFields(form);
    expect(bare.sections.flatMap(listSectionFields).filter(({ type }) => type === 'file')).toEqual([]);
    expect(removeFileAnswers(form, sample).filesData ?? {}).toEqual({});
  });
});

describe(redactIdentity, () => {
  const form = {
    sections: [
      {
        key: 'base',
        kind: 'fields',
        title: { zh: '基本', en: 'Base' },
        fields: [
          { key: 'leader', zh: '负责人', en: 'Leader', type: 'text', identifies: true },
          { key: 'note', zh: '说明', en: 'Note', type: 'textarea' },
          { key: 'phone', zh: '电话', en: 'Phone', type: 'phone' },
        ],
      },
      {
        key: 'team',
        kind: 'table',
        title: { zh: '团队', en: 'Team' },
        columns: [{ key: 'who', zh: '姓名', en: 'Name', type: 'text', identifies: true }],
      },
    ],
  } as unknown as Form;

  const shown = (base: object, team: object[] = []) =>
    redactIdentity([form], { base, team } as Answers, [COMPANY]).answers;

  it("hides a person's name in every section that mentions it", () => {
    const { base, team } = shown(
      { leader: '欧阳静', note: '欧阳静与李四在示例智能装备有限公司', phone: '13800000001' },
      [{ row: 'r1', who: '李四' }],
    );
    expect(base).toEqual({
      leader: REDACTED,
      note: `${REDACTED}与${REDACTED}在${REDACTED}`,
      phone: REDACTED,
    });
    expect(team).toEqual([{ row: 'r1', who: REDACTED }]);
  });

  it('keeps single characters, short figures and blank answers', () => {
    expect(shown({ leader: '王', note: '王牌产品 12 件' })).toMatchObject({
      base: { note: '王牌产品 12 件' },
    });
    expect(shown({ leader: '12', note: '12 件' })).toMatchObject({
      base: { leader: REDACTED, note: '12 件' },
    });
    expect(shown({ leader: '', note: '无' })).toMatchObject({ base: { leader: '', note: '无' } });
  });

  it('hides what the current form calls identifying, even if the submitted form did not', () => {
    const old = {
      ...form,
      sections: form.sections.map((section) => ({
        ...section,
        ...(section.kind === 'fields' && {
          fields: section.fields.map(({ identifies: _, ...field }) => field),
        }),
      })),
    } as Form;
    const of = (...forms: [Form, ...Form[]]) =>
      redactIdentity(forms, { base: { leader: '欧阳静' } } as Answers, []).answers;
    expect(of(old)).toEqual({ base: { leader: '欧阳静' } });
    expect(of(old, form)).toMatchObject({ base: { leader: REDACTED } });
  });
});
