/** Prints a document in a worker thread, which loads the fonts once. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { move } from 'piscina';
import { formatShowableJson } from '../../domain/checks/characters';
import type { PrintableDocument } from '../../domain/document/model';
import { giveWay } from '../core/workers/give-way';
import { buildCertificateLayout } from './certificate-layout';
import {
  copyLineHeight,
  type DocumentFonts,
  readFontCoverage,
  substituteMissingCharacters,
} from './coverage';
import { buildNamedCharactersNote, buildPaperLayout, buildWatermark } from './layout';
import { buildLetterLayout } from './letter-layout';
import { listLayout } from './list-layout';
import { createNamedGlyphFont } from './named-glyphs';
import { ARABIC_FONT, FONT } from './page';
import { loadPdfmake } from './pdfmake-library';
import type { PrintedSeal } from './seal-content';
import { buildSeparateLayout } from './separate-layout';

giveWay();

const pdfmake = loadPdfmake();

/** Reads a font beside the compiled code of its package, which exports no path to it. */
const readFont = (library: string, name: string): Buffer =>
  readFileSync(join(dirname(library), '../fonts', name));

const createFontFamily = (normal: string, bold = normal) => ({
  normal,
  bold,
  italics: normal,
  bolditalics: bold,
});

/** Font for missing characters, created in memory for each document that needs it. */
const NAMED_FONT = 'named';
const NAMED_FILE = 'named.ttf';
/** Property of pdfmake that its types lack. */
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(name: string, content: Buffer): void; readFileSync(name: string): Buffer };
};
for (const weight of ['Regular', 'Bold']) {
  const own = readFont(require.resolve('@embedpdf/fonts-sc'), `NotoSansHans-${weight}.otf`);
  const arabic = readFont(require.resolve('@embedpdf/fonts-arabic'), `NotoNaskhArabic-${weight}.ttf`);
  virtualfs.writeFileSync(weight, own);
  virtualfs.writeFileSync(`Arabic${weight}`, copyLineHeight(own, arabic));
}
const fonts: DocumentFonts = {
  has: readFontCoverage(virtualfs.readFileSync('Regular')),
  fallback: { name: ARABIC_FONT, has: readFontCoverage(virtualfs.readFileSync('ArabicRegular')) },
  named: NAMED_FONT,
};

pdfmake.addFonts({
  [FONT]: createFontFamily('Regular', 'Bold'),
  [ARABIC_FONT]: createFontFamily('ArabicRegular', 'ArabicBold'),
  [NAMED_FONT]: createFontFamily(NAMED_FILE),
});
// No content of a filing may make the printer fetch a URL or read a file: the fonts are in memory.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Document to print, with its seal if it gets one. */
export interface PrintTask {
  paper: PrintableDocument;
  seal: PrintedSeal | null;
}

function buildLayout({ paper, seal }: PrintTask): TDocumentDefinitions {
  if (paper.kind === 'filing') return buildPaperLayout(paper, seal);
  if (paper.kind === 'separate') return buildSeparateLayout(paper);
  if (paper.kind === 'letter') return buildLetterLayout(paper, seal);
  return paper.kind === 'certificate' ? buildCertificateLayout(paper, seal) : listLayout(paper, seal);
}

function buildWholeDefinition(print: PrintTask): TDocumentDefinitions {
  const { trialMark } = print.paper;
  const layout = buildLayout(print);
  return trialMark ? { ...layout, ...buildWatermark({ watermark: trialMark }) } : layout;
}

function buildDefinition(print: PrintTask) {
  const whole = buildWholeDefinition(print);
  const { definition, named } = substituteMissingCharacters(whole, fonts);
  if (named.length === 0) return definition;
  virtualfs.writeFileSync(NAMED_FILE, createNamedGlyphFont(named));
  const noted = { ...whole, content: [whole.content, buildNamedCharactersNote(print.paper, named)] };
  return substituteMissingCharacters(noted, fonts).definition;
}

export default async function print(asked: PrintTask) {
  const shown = JSON.parse(formatShowableJson(asked)) as PrintTask;
  return move(Uint8Array.from(await pdfmake.createPdf(buildDefinition(shown)).getBuffer()));
}
