/** Numbers as all pages, documents and tables write them: with grouped digits, and alike in every language. */

type SignDisplay = 'auto' | 'exceptZero';

/** Formats by their names. They are made at first use and kept: the first takes a browser milliseconds, and a document has thousands of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function findFormat(least: number, most: number, signDisplay: SignDisplay): Intl.NumberFormat {
  const name = `${least} ${most} ${signDisplay}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay,
  });
  formats.set(name, made);
  return made;
}

/** Formats a number with `least` decimals, or as many as it has, up to `most`, to which it is rounded. */
export const formatGrouped = (
  value: number,
  least: number,
  most: number,
  signDisplay: SignDisplay = 'auto',
): string => findFormat(least, most, signDisplay).format(value);
