/** RC4, which OpenSSL has dropped. Used only to read old files, not to keep anything secret. */
export function decryptRc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [state[j] as number, state[i] as number];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 0xff;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 0xff;
      j = (j + (state[i] as number)) & 0xff;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 0xff] as number);
    }),
  );
}
