/** The worker thread that prints: laying out a long filing takes seconds, and no request may wait for another's. */
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { FONT, layoutOf } from './layout';
import type { FromPrinter, ToPrinter } from './worker-messages';

/** The package names no way to its fonts: they lie beside its compiled code. */
const fontFolder = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts');
const weight = (name: string): string => join(fontFolder, `NotoSansHans-${name}.otf`);

pdfmake.addFonts({
  [FONT]: {
    normal: weight('Regular'),
    bold: weight('Bold'),
    italics: weight('Regular'),
    bolditalics: weight('Bold'),
  },
});
// Nothing that a filing says may make the printer fetch or read anything but its fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fontFolder));

async function print({ id, paper }: ToPrinter): Promise<void> {
  const tell = (message: FromPrinter, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const pdf = Uint8Array.from(await pdfmake.createPdf(layoutOf(paper)).getBuffer());
    tell({ id, pdf }, [pdf.buffer]);
  } catch (error) {
    tell({ id, reason: String(error) });
  }
}

parentPort?.on('message', print);
