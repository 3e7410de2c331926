/** Prints a paper: what the worker threads run, with the fonts that they load for it once. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { move } from 'piscina';
import { showableJson } from '../../domain/checks/characters';
import type { PrintableDocument } from '../../domain/document/model';
import { giveWay } from '../core/workers/give-way';
import { certificateLayout } from './certificate-layout';
import { coverageOf, substitute } from './coverage';
import { layoutOf, namedNote } from './layout';
import { letterLayout } from './letter-layout';
import { listLayout } from './list-layout';
import { namedGlyphs } from './named-glyphs';
import { FONT } from './page';
import { loadPdfmake } from './pdfmake-library';
import type { PrintedSeal } from './seal-content';
import { separateLayout } from './separate-layout';

giveWay();

const pdfmake = loadPdfmake();

/** The package names no way to its fonts: they lie beside its compiled code. */
const fontFolder = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
const weight = (name: string): string => join(fontFolder, `NotoSansHans-${name}.otf`);

const family = (normal: string, bold = normal) => ({ normal, bold, italics: normal, bolditalics: bold });

/** For characters that the fonts lack; made anew for each paper that has some. It lies in memory. */
const NAMED_FONT = 'named';
const NAMED_FILE = 'named.ttf';
/** A part of the library that its types do not tell. */
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(name: string, content: Buffer): void; readFileSync(name: string): Buffer };
};
for (const name of ['Regular', 'Bold']) virtualfs.writeFileSync(name, readFileSync(weight(name)));
const has = coverageOf(virtualfs.readFileSync('Regular'));

pdfmake.addFonts({
  [FONT]: family('Regular', 'Bold'),
  [NAMED_FONT]: family(NAMED_FILE),
});
// Nothing that a filing says may make the printer fetch or read anything: its fonts lie in memory.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** A paper, with the place of its seal where it gets one. */
export interface Print {
  paper: PrintableDocument;
  seal: PrintedSeal | null;
}

function wholeOf({ paper, seal }: Print) {
  if (paper.kind === 'filing') return layoutOf(paper, seal);
  if (paper.kind === 'separate') return separateLayout(paper);
  if (paper.kind === 'letter') return letterLayout(paper, seal);
  return paper.kind === 'certificate' ? certificateLayout(paper, seal) : listLayout(paper, seal);
}

function definitionOf(print: Print) {
  const whole = wholeOf(print);
  const { definition, named } = substitute(whole, has, NAMED_FONT);
  if (named.length === 0) return definition;
  virtualfs.writeFileSync(NAMED_FILE, namedGlyphs(named));
  const noted = { ...whole, content: [whole.content, namedNote(print.paper, named)] };
  return substitute(noted, has, NAMED_FONT).definition;
}

export default async function print(asked: Print) {
  const shown = JSON.parse(showableJson(asked)) as Print;
  return move(Uint8Array.from(await pdfmake.createPdf(definitionOf(shown)).getBuffer()));
}
