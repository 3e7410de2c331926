import { timingSafeEqual } from 'node:crypto';

/** However it is spelled, and in the same time whether or not. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a.toLowerCase()), Buffer.from(b.toLowerCase())];
  return left.length === right.length && timingSafeEqual(left, right);
};
