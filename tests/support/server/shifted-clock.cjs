/**
 * Loaded before the server: its clock runs as usual, but from the day of the sample filings on, so that the tests hold
 * in any year. TEST_CLOCK_OFFSET is in milliseconds.
 */
const offset = Number(process.env.TEST_CLOCK_OFFSET);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
