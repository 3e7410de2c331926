import { describe, expect, it } from 'vitest';
import {
  certificate,
  createPaperPdf,
  LICENCE_CODE,
  licence,
  statements,
  yuanAmounts,
} from '../../tests/support/made-papers';
import { readPaper } from '../../tests/support/read-paper';
import { recognisePages } from '../../tests/support/recognise';
import { readCertificates } from './certificate';
import type { PaperFinding } from './findings';
import { readLicence } from './licence';
import { listPaperLines } from './lines';
import { toRecognisedText } from './recognised-text';
import { readAuditReport } from './statement';

const amountsOf = (findings: PaperFinding[]) =>
  Object.fromEntries(findings.map(({ key, year, amount }) => [`${key} ${year}`, amount]));

/** A round red seal over the figures: its ink lets the print show through. */
const seal = (context: CanvasRenderingContext2D, scale: number) => {
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = '#e60012';
  context.lineWidth = 4 * scale;
  context.beginPath();
  context.arc(430 * scale, 165 * scale, 55 * scale, 0, 7);
  context.stroke();
};

describe('toRecognisedText', () => {
  it('gives figures of scanned accounts as those with text have them, under a seal too, and each to be looked at', async () => {
    const pdf = await createPaperPdf(statements('元', yuanAmounts));
    const findings = readAuditReport(listPaperLines(await recognisePages(pdf, seal)));
    const typed = readAuditReport(listPaperLines((await readPaper(pdf)).pages));
    const read = amountsOf(findings);
    expect(Object.keys(read).length).toBeGreaterThan(12);
    expect(amountsOf(typed)).toMatchObject(read);
    expect(findings.every(({ doubts }) => doubts.includes('layer'))).toBe(true);
  }, 30_000);

  it('gives the facts of a photographed licence and certificate with their places', async () => {
    const [page] = await recognisePages(await createPaperPdf([licence()]));
    const findings = readLicence(listPaperLines(page ? [page] : []));
    const textOf = (key: string) => findings.find((finding) => finding.key === key)?.text;
    expect(textOf('credit_code')).toBe(LICENCE_CODE);
    expect(textOf('name')).toBe('示范精密装备（沈阳）有限公司');
    expect(textOf('legal_rep_name')).toBe('李明');
    expect(textOf('registered_date')).toBe('2018年03月06日');
    const { place } = findings.find(({ key }) => key === 'registered_date') as PaperFinding;
    expect(place.page).toBe(1);
    const [rights] = readCertificates(
      listPaperLines(await recognisePages(await createPaperPdf([certificate()]))),
    );
    expect(rights?.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['invention', 'ZL202310012345.3', '一种伺服驱动器的散热结构']),
    );
  }, 30_000);

  it('joins the words of a cell, parts columns, and corrects signs that make no sense', () => {
    const word = (level: number, x: number, width: number, text = '') =>
      [level, 1, 1, 1, 1, 1, x, 90, width, 30, 80, text].join('\t');
    const table = [
      word(4, 0, 900),
      word(5, 0, 60, '期'),
      word(5, 62, 90, '未余额'),
      word(5, 300, 200, '2;800,000.00'),
      word(4, 0, 900),
      word(5, 0, 60, '名称”'),
      word(5, 75, 90, '《沈阳)'),
    ];
    const { pieces } = toRecognisedText(table.join('\n'), { width: 1785 }, { width: 595, height: 842 });
    expect(pieces.map(({ text }) => text)).toEqual(['期末余额', '2,800,000.00', '名称 (沈阳)']);
    expect(pieces[1]).toMatchObject({ x: 100, y: 30, height: 10, doubt: 'layer' });
  });
});
