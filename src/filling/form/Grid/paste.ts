/** Reads a block of spreadsheet cells from the clipboard. */

/** Tab-separated text as spreadsheets put it on the clipboard: cells with a tab, line break or quote are quoted. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  const isLastEmpty = rows.length > 1 && rows.at(-1)?.every((each) => each === '');
  return isLastEmpty ? rows.slice(0, -1) : rows;
}

/** True for several cells. A single value is left to the browser, which can insert it into the middle of a text. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));
