/** Proposals for the forms of real programs: what a paper says goes where the form asks for it, after the checks of the field. */
import { describe, expect, it } from 'vitest';
import {
  certificate,
  createPaperPdf,
  LICENCE_CODE,
  licence,
  type PlacedText,
  statements,
  yuanAmounts,
} from '../../tests/support/made-papers';
import { readPaper } from '../../tests/support/read-paper';
import type { Answers, FormContext, Program } from '../definition';
import { computeAnswers } from '../filing/compute';
import { programs } from '../programs/index.generated';
import { isSafeProposal, readPaperFor } from './proposals';

const ctx: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };
const COMPANY = '示范精密装备（沈阳）有限公司';

async function propose(key: string, answers: Answers, pages: PlacedText[][]) {
  const program = programs.find((each) => each.key === key) as Program;
  const form = await program.load();
  const filled = computeAnswers(form, answers, ctx);
  const paper = await readPaper(await createPaperPdf(pages));
  const { proposals, ...rest } = readPaperFor({ form, ctx, answers, filled }, paper);
  const values = Object.fromEntries(
    proposals.map(({ offer }) => [
      offer.row ? `${offer.section}.${offer.row.affiliation_year}.${offer.field}` : offer.path,
      offer.value,
    ]),
  );
  return { proposals, values, ...rest };
}

describe('readPaperFor', () => {
  it('proposes the figures of an audit report for their years, and says how many agree already', async () => {
    const answers = {
      baseData: { company_name: COMPANY, registered_date: '2018-03-06' },
      operationData: [{ affiliation_year: 2025, total_assets: 4120.75, net_profit: 1 }],
    };
    const { values, agreeing, kinds, proposals } = await propose(
      'gazelle',
      answers,
      statements('元', yuanAmounts),
    );
    expect(kinds).toEqual(['statement']);
    expect(agreeing).toBe(1);
    expect(values).toEqual({
      'operationData.2024.operating_revenue': 1800,
      'operationData.2024.main_business_revenue': 1750,
      'operationData.2024.total_profit': -51.58,
      'operationData.2024.net_profit': -51.58,
      'operationData.2024.total_assets': 3300,
      'operationData.2024.total_liabilities': 1300,
      'operationData.2025.operating_revenue': 2350.6,
      'operationData.2025.main_business_revenue': 2280,
      'operationData.2025.total_profit': 186.3,
      'operationData.2025.net_profit': 158.36,
      'operationData.2025.total_liabilities': 1480.2,
    });
    const overwriting = proposals.filter((each) => !isSafeProposal(each)).map(({ offer }) => offer.field);
    expect(overwriting).toEqual(['net_profit']);
  });

  it('proposes the facts of a licence, but none that the form takes from the profile alone', async () => {
    const answers = { registration: { company_name: COMPANY, credit_code: LICENCE_CODE } };
    const { values, kinds } = await propose('hightech', answers, [licence()]);
    expect(kinds).toEqual(['licence']);
    expect(values).toMatchObject({
      'registration.registered_date': '2018-03-06',
      'registration.legal_rep_name': '李明',
      'registration.business_scope': expect.stringContaining('智能机器人的研发'),
    });
    expect(Object.keys(values)).not.toContain('registration.company_name');
  });

  it('says of a paper of another company that it is not its own, and chooses nothing of it', async () => {
    const answers = { registration: { company_name: '别的公司', credit_code: '91210100XXXXXXXXXX' } };
    const { proposals } = await propose('hightech', answers, [licence()]);
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.every(({ doubts }) => doubts.includes('other_company'))).toBe(true);
    expect(proposals.filter(isSafeProposal)).toEqual([]);
  });

  it('proposes a certificate as a row of the table of rights, once', async () => {
    const { proposals } = await propose('hightech', {}, [certificate()]);
    expect(proposals.map(({ offer }) => [offer.path, offer.value])).toEqual([
      [
        'ip_table',
        {
          ip_name: '一种伺服驱动器的散热结构',
          ip_type: 'invention',
          authorization_no: 'ZL202310012345.3',
          authorization_date: '2025-03-18',
        },
      ],
    ]);
    const again = await propose(
      'hightech',
      { ip_table: [{ row: 'a', authorization_no: '202310012345.3' }] },
      [certificate()],
    );
    expect([again.proposals, again.agreeing]).toEqual([[], 1]);
  });

  it('reads nothing from the words of a licence in the questions of a form', async () => {
    const form: PlacedText[] = [
      { text: '高新技术企业认定申请书', x: 200, y: 60, size: 16 },
      ...['法定代表人姓名', '法定代表人手机', '注册资本（万元）', '统一社会信用代码'].flatMap((text, at) => [
        { text, x: 60, y: 120 + at * 30 },
        { text: at === 3 ? LICENCE_CODE : '张伟', x: 240, y: 120 + at * 30 },
      ]),
      { text: '营业执照（副本）复印件加盖公章', x: 60, y: 300 },
    ];
    expect((await propose('hightech', {}, [form])).proposals).toEqual([]);
  });

  it('names the reason where a field refuses the value', async () => {
    const negative = { ...yuanAmounts, 资产总计: ['(5,000,000.00)', '1.00'] as [string, string] };
    const { proposals } = await propose('gazelle', {}, statements('元', negative));
    const refused = proposals.filter(({ fault }) => fault !== null);
    expect(refused.map(({ offer }) => [offer.field, offer.row?.affiliation_year])).toEqual([
      ['total_assets', 2025],
    ]);
    expect(refused.some(isSafeProposal)).toBe(false);
  });
});
