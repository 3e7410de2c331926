import { describe, expect, it } from 'vitest';
import type { FileField, Form, Row } from '../definition';
import { MEGABYTE } from '../files/names';
import { findProgram } from '../programs/find';
import { type FileBox, sortFiles } from './sort-files';

const rows = {
  ip_table: [
    { ip_name: '一种电机', authorization_no: 'ZL202210000001.1' },
    { ip_name: '一种伺服驱动器的散热结构', authorization_no: 'ZL202310012345.6' },
    { ip_name: '控制软件' },
  ],
  rd_activities: [{ rd_name: '高精度伺服驱动控制器的研发' }, { rd_name: '直线电机的研发' }],
  achievements: [
    { achievement_name: '散热技术' },
    { achievement_name: '伺服控制算法' },
    { achievement_name: '绕组工艺' },
  ],
};

/** File boxes of the attachment sections, and of the table rows in `answers`. */
async function boxesOf(program: string, answers: Record<string, Row[]> = {}): Promise<FileBox[]> {
  const form = (await findProgram(program)?.load()) as Form;
  return form.sections.flatMap((section): FileBox[] => {
    if (section.kind === 'files') return section.fields.map((field) => ({ path: field.key, section, field }));
    if (section.kind !== 'table') return [];
    const fields = section.columns.filter((field): field is FileField => field.type === 'file');
    return (answers[section.key] ?? []).flatMap((row, i) =>
      fields.map((field) => ({
        path: `${section.key}[${i}].${field.key}`,
        section,
        field,
        row: {
          ...(section.autoNumber && { number: `${section.autoNumber.prefix}0${i + 1}` }),
          place: i + 1,
          words: Object.values(row).map(String),
          title: { zh: '', en: '' },
        },
      })),
    );
  });
}

/** The path of the box proposed for each name, or the reason why none is. */
async function sorted(
  program: string,
  names: string[],
  { answers = {} as Record<string, Row[]>, size = 1000, held = 0 } = {},
) {
  const files = names.map((name) => ({ name, size }));
  const proposals = sortFiles(files, await boxesOf(program, answers), () => held, true);
  return proposals.map(({ box, reason }) => reason ?? box?.path);
}

describe(sortFiles, () => {
  it.each([
    ['营业执照.pdf', 'business_license'],
    ['01_营业执照副本（盖章扫描件）.JPG', 'business_license'],
    ['杭州某某科技有限公司营业执照.pdf', 'business_license'],
    ['2023年审计报告（最终版）.pdf', 'audit_reports'],
    ['附件3－２０２４年度审计报告.pdf', 'audit_reports'],
    ['2023年企业所得税年度纳税申报表.pdf', 'tax_returns'],
    ['2024汇算清缴.pdf', 'tax_returns'],
    ['研发费用加计扣除.pdf', 'rd_proof'],
    ['社保缴纳证明.pdf', 'employee_proof'],
    ['软著证书.pdf', 'ip_certificates'],
    ['信用报告.pdf', 'credit_report'],
    ['承诺函.pdf', 'commitment_letter'],
    ['高企证书.pdf', 'qualification_proofs'],
    ['Audit report 2023.pdf', 'audit_reports'],
    ['business_license.pdf', 'business_license'],
  ])('places into a gazelle filing: %s', async (name, path) =>
    expect(await sorted('gazelle', [name])).toEqual([path]),
  );

  it.each([
    ['营业执照.pdf', 'business_license'],
    ['2023年审计报告.pdf', 'financial_statements'],
    ['研发费用专项审计报告.pdf', 'rd_audit_report'],
    ['研发专审.pdf', 'rd_audit_report'],
    ['高新技术产品收入专项审计报告.pdf', 'income_audit_report'],
    ['科技人员名单.xlsx', 'staff_statement'],
    ['专利证书合集.pdf', 'ip_certificates'],
    ['企业承诺书.pdf', 'commitment_letter'],
    ['IP03 发明专利证书.pdf', 'ip_table[2].proof_file'],
    ['ＩＰ清单 02 发明专利证书.pdf', 'ip_table[1].proof_file'],
    ['一种伺服驱动器的散热结构.pdf', 'ip_table[1].proof_file'],
    ['ZL202310012345.6.pdf', 'ip_table[1].proof_file'],
    ['rd2-立项批复.pdf', 'rd_activities[1].approval_file'],
    ['转化证明-绕组工艺.pdf', 'achievements[2].proof_file'],
    ['成果3.pdf', 'achievements[2].proof_file'],
    ['科技成果转化证明（2）.pdf', 'achievements[1].proof_file'],
    ['某某公司科技成果第1项.pdf', 'achievements[0].proof_file'],
    ['科技成果转化证明.pdf', 'transfer_proofs'],
  ])('places into a high-tech filing: %s', async (name, path) =>
    expect(await sorted('hightech', [name], { answers: rows })).toEqual([path]),
  );

  it('places a file by a hint of its box', async () =>
    expect(await sorted('keyproject', ['银行存款证明.pdf'])).toEqual(['own_funds_proof']));
});

describe('sortFiles without a match', () => {
  it.each(['IMG_20240101_1234.jpg', '证明.pdf', '扫描件.pdf', '新建文本文档.pdf', '附件3.pdf', '.pdf'])(
    'returns "unknown" for %s',
    async (name) => expect(await sorted('gazelle', [name])).toEqual(['unknown']),
  );

  it('returns "several" for a name that fits several boxes', async () =>
    expect(await sorted('hightech', ['立项证明.pdf', 'IP01 IP03 证书.pdf'], { answers: rows })).toEqual([
      'several',
      'several',
    ]));

  it('places a file about several rows in the box for all of them', async () =>
    expect(await sorted('hightech', ['IP01-03专利证书.pdf'], { answers: rows })).toEqual([
      'ip_certificates',
    ]));

  it('returns why the matching box refuses: type, size, empty or full', async () => {
    expect(await sorted('gazelle', ['IP清单 03 发明专利证书.jpg'])).toEqual(['type']);
    expect(await sorted('gazelle', ['营业执照.pdf'], { size: 10 * MEGABYTE + 1 })).toEqual(['size']);
    expect(await sorted('gazelle', ['营业执照.pdf'], { size: 0 })).toEqual(['empty']);
    expect(await sorted('gazelle', ['营业执照.pdf'], { held: 2 })).toEqual(['full']);
  });
});

describe(sortFiles, () => {
  it('gives the last place in a box to the name that matches best', async () => {
    const names = ['信用报告.pdf', '信用中国企业信用报告.pdf'];
    expect(await sorted('gazelle', names)).toEqual(['full', 'credit_report']);
  });
});
