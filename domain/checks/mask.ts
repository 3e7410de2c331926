const SHOWN_AT_START = 3;
const SHOWN_AT_END = 2;

const MOBILE = /^1\d{10}$/;

/**
 * Masks a sensitive value: `620**************01`, a mobile number as `138****6688`, so that it can be recognised. A value
 * too short to be partly hidden is hidden as a whole.
 */
export function maskSensitiveText(value: string): string {
  if (value.includes('*')) return value;
  if (MOBILE.test(value)) return `${value.slice(0, 3)}****${value.slice(-4)}`;
  const hidden = value.length - SHOWN_AT_START - SHOWN_AT_END;
  if (hidden < SHOWN_AT_START) return '*'.repeat(value.length);
  return value.slice(0, SHOWN_AT_START) + '*'.repeat(hidden) + value.slice(-SHOWN_AT_END);
}
