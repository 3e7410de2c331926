/** Widths of texts in the font of documents, without loading it: a test compares the numbers with the font itself. */

/** Advances of the characters from blank to tilde, in thousandths of the em. */
export const ADVANCES = {
  regular: [
    224, 323, 475, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555, 555,
    555, 555, 555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 607, 657, 638, 687, 588, 552, 689, 728, 293,
    536, 646, 542, 812, 722, 742, 632, 742, 635, 597, 599, 721, 575, 878, 573, 531, 603, 338, 392, 338, 555,
    559, 606, 564, 618, 509, 620, 554, 325, 563, 607, 275, 275, 552, 285, 926, 611, 606, 620, 620, 388, 468,
    377, 607, 521, 802, 498, 521, 474, 338, 269, 338, 555,
  ],
  bold: [
    227, 370, 575, 589, 589, 962, 739, 325, 378, 378, 506, 589, 325, 370, 325, 388, 589, 589, 589, 589, 589,
    589, 589, 589, 589, 589, 325, 325, 589, 589, 589, 514, 1007, 641, 681, 657, 714, 615, 585, 717, 757, 330,
    568, 686, 577, 854, 749, 770, 667, 770, 682, 624, 625, 748, 618, 915, 627, 581, 613, 378, 388, 378, 589,
    567, 626, 591, 644, 527, 644, 581, 372, 597, 640, 304, 305, 605, 315, 964, 641, 626, 644, 644, 436, 495,
    420, 637, 576, 863, 562, 574, 511, 378, 296, 378, 589,
  ],
};

const FIRST = 0x20;
const CHINESE = 2;
/** Average of letters of other scripts, such as é or α. */
const OTHER_LETTER = 1.25;
/** Punctuation and signs, from dashes to radicals, are as wide as a Chinese character, and so are multiplied by and plus-minus. */
const isWide = (character: string): boolean =>
  character >= '\u2010' || character === '×' || character === '±';

/** Width of a text in half-widths of a Chinese character, at a font size of 2 units. */
export function computeTextUnits(text: string, isBold = false): number {
  const advances = isBold ? ADVANCES.bold : ADVANCES.regular;
  let units = 0;
  for (const character of text) {
    const advance = advances[character.charCodeAt(0) - FIRST];
    if (advance !== undefined) units += advance / 500;
    else units += isWide(character) ? CHINESE : OTHER_LETTER;
  }
  return units;
}

export const computeLongestLine = (text: string, isBold = false): number =>
  Math.max(0, ...text.split('\n').map((line) => computeTextUnits(line, isBold)));
