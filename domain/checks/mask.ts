const SHOWN_AT_START = 3;
const SHOWN_AT_END = 2;

const MOBILE = /^1\d{10}$/;

/**
 * `620**************01`, and of a mobile number `138****6688` as everybody writes it: enough to recognise a value by. One that
 * is too short to hide a part of it is hidden as a whole.
 */
export function maskSensitiveText(value: string): string {
  if (value.includes('*')) return value;
  if (MOBILE.test(value)) return `${value.slice(0, 3)}****${value.slice(-4)}`;
  const hidden = value.length - SHOWN_AT_START - SHOWN_AT_END;
  if (hidden < SHOWN_AT_START) return '*'.repeat(value.length);
  return value.slice(0, SHOWN_AT_START) + '*'.repeat(hidden) + value.slice(-SHOWN_AT_END);
}
