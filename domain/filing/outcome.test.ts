import { describe, expect, it } from 'vitest';
import { getLetterName } from '../document/letter-names';
import { fillTemplate, formatSms } from '../inbox/messages';
import { messageTemplates } from '../inbox/templates.generated';
import { programs } from '../programs/index.generated';
import {
  createOutcomeParameters,
  getActionWords,
  getStatusWords,
  getStepWords,
  isTaskBookRequired,
} from './outcome';

const HOW = { zh: '到三楼办理', en: 'on the third floor' };

const told = (code: 'approved' | 'revoked' | 'publicised', key: string, grant = 0, due?: string) => {
  const program = programs.find((candidate) => candidate.key === key) ?? {};
  const params = { project: '某申报', project_no: 'X1', doc_no: '文1', from: '一', to: '二' };
  return fillTemplate(messageTemplates[code], {
    ...params,
    ...createOutcomeParameters(program, grant, { taskBook: due ? { due, how: HOW } : undefined }),
  });
};

describe(getStatusWords, () => {
  it.each([
    ['hightech', '已认定', '拟认定公示', '撤销认定'],
    ['gazelle', '已认定', '拟认定公示', '撤销认定'],
    ['incubation_carrier', '已认定', '拟认定公示', '撤销认定'],
    ['innovation_platform', '已认定', '拟认定公示', '撤销认定'],
    ['keyproject', '已立项', '拟立项公示', '撤销立项'],
    ['jiebangguashuai', '已张榜', '拟张榜公示', '撤榜'],
    ['jiebangguashuai_result', '已通过验收', '验收结果公示', '撤销验收'],
  ])('of %s call an approval %s, a proposal %s and a revocation %s', (key, approved, proposed, revoke) => {
    const program = programs.find((candidate) => candidate.key === key) ?? {};
    expect(getStatusWords('approved', program).zh).toBe(approved);
    expect(getActionWords('publicise', program).zh).toBe(proposed);
    expect(getStepWords('revoke', program).zh).toBe(revoke);
    expect(getLetterName('revoke', program).zh).toBe(`${revoke}决定书`);
    expect(told('publicised', key).title.zh).toBe(proposed);
  });

  it('returns the general words where the program is unknown', () => {
    expect(getStatusWords('approved').zh).toBe('通过');
    expect(getActionWords('approve').zh).toBe('通过');
  });

  it('names the level of a step that any level may take, except the usual one', () => {
    expect(getActionWords('return_city', {}, 'province').zh).toBe('省级审核退回');
    expect(getActionWords('return_city', {}, 'city').zh).toBe('市级退回');
    expect(getActionWords('pass_level', {}, 'city').en).toBe('City review: passed');
    expect(getActionWords('pass_level').zh).toBe('本级审核通过');
    expect(getStepWords('return_city', {}).zh).toBe('退回修改');
  });

  it('getStepWords returns the imperative in English', () => {
    expect(getStepWords('reject_city', {}).en).toBe('Reject');
    expect(getStepWords('approve', { group: 'recognition' }).en).toBe('Recognise');
  });

  it('createOutcomeParameters mention no grant of zero; isTaskBookRequired returns false for recognitions', () => {
    expect(told('approved', 'hightech').body).toMatchObject({
      zh: '“某申报”已认定，编号X1。',
      en: 'Recognised: 某申报, number X1.',
    });
    const validity = { from: '2026-06-10', to: '2029-06-09' };
    const params = { project: '某申报', project_no: 'X1' };
    const recognised = createOutcomeParameters({ group: 'recognition' }, 0, { validity });
    expect(fillTemplate(messageTemplates.approved, { ...params, ...recognised }).body).toMatchObject({
      zh: '“某申报”已认定，编号X1，有效期2026-06-10至2029-06-09，证书请在该申报的页面下载。',
      en: 'Recognised: 某申报, number X1, valid from 10 Jun 2026 to 9 Jun 2029. Download the certificate on the page of the declaration.',
    });
    expect(isTaskBookRequired({ group: 'recognition' }, 50)).toBe(false);
    expect(isTaskBookRequired({ group: 'plan' }, 0)).toBe(false);
    expect(isTaskBookRequired({ group: 'plan' }, 35)).toBe(true);
    expect(told('approved', 'keyproject', 35, '2026-12-18').body.zh).toBe(
      '“某申报”已立项，编号X1，资助35万元，请于2026-12-18前签订任务书（到三楼办理）。',
    );
  });

  it('messageTemplates send a revocation by SMS as well, with its reasons and the way to appeal', () => {
    expect(messageTemplates.revoked.sms).toBe(true);
    const params = {
      project: '某申报',
      project_no: 'X1',
      doc_no: '文1',
      reasons: '弄虚作假',
      appeal_until: '2026-12-17 17:00',
      opinion: '无',
    };
    expect(
      formatSms(messageTemplates.revoked, {
        ...params,
        ...createOutcomeParameters({ group: 'recognition' }, 0),
      }),
    ).toBe(
      '已撤销认定：“某申报”（X1）已撤销认定，文号文1。原因：弄虚作假。如不服，可于2026-12-17 17:00前登录平台申诉。意见：无',
    );
  });
});
