import { describe, expect, it } from 'vitest';
import { openPdf } from '../../../../tests/support/pdf-js';
import { createPicturePdf } from './createPicturePdf';

/** Minimal JPEG: only the dimensions matter in these tests. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
const read = async (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

describe(createPicturePdf, () => {
  it('returns an A4 page for each picture, portrait or landscape, in their order', async () => {
    const paper = createPicturePdf([
      { jpeg, width: 1_000, height: 1_400 },
      { jpeg, width: 1_400, height: 1_000 },
    ]);
    expect(paper.type).toBe('application/pdf');
    const pdf = await openPdf(new Uint8Array(await read(paper)));
    expect(pdf.numPages).toBe(2);
    const sizes = await Promise.all([1, 2].map(async (no) => (await pdf.getPage(no)).view.slice(2)));
    expect(sizes).toEqual([
      [595.28, 841.89],
      [841.89, 595.28],
    ]);
  });

  it('writes a cross-reference table that points to each object', async () => {
    const paper = createPicturePdf(Array.from({ length: 12 }, () => ({ jpeg, width: 300, height: 400 })));
    const text = new TextDecoder('latin1').decode(await read(paper));
    const rows = [...text.matchAll(/^(\d{10}) 00000 n /gm)];
    expect(rows).toHaveLength(2 + 12 * 3);
    for (const [i, [, offset]] of rows.entries())
      expect(text.slice(Number(offset))).toMatch(new RegExp(`^${i + 1} 0 obj`));
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
  });
});
