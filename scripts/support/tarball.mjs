/** Reads the tarballs of npm packages: uncompressed tar with ustar, pax or GNU names. */

const BLOCK = 512;
/** Places of a header's fields, as first byte and length. */
const NAME = [0, 100];
const MODE = [100, 8];
const SIZE = [124, 12];
const PREFIX = [345, 155];
const TYPE_AT = 156;
const EXECUTABLE = 0o111;
const PAX_PATH = /^\d+ path=(.*)$/m;

const readText = (bytes, [from, length]) => {
  const field = bytes.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
};
const readOctal = (bytes, field) => Number.parseInt(readText(bytes, field).trim() || '0', 8);

const readHeaderName = (header) => {
  const prefix = readText(header, PREFIX);
  return `${prefix ? `${prefix}/` : ''}${readText(header, NAME)}`;
};

/** Path within the package: without the folder that a tarball wraps it in. Throws for one that leads out of it. */
const toPackagePath = (name) => {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..') || name.includes('\\')) throw new Error(`${name} leads out of its package.`);
  return parts.slice(1).join('/');
};

/** Yields each regular file as `{ path, body, isExecutable }`; npm installs nothing else of a tarball. */
export function* readFiles(tar) {
  let longName;
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const header = tar.subarray(at, at + BLOCK);
    const size = readOctal(header, SIZE);
    const body = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (body.length < size) throw new Error('The archive ends within a file.');
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[TYPE_AT]);
    if (type === 'x') longName = PAX_PATH.exec(body.toString())?.[1];
    else if (type === 'L') longName = readText(body, [0, size]);
    else if (type !== 'g') {
      const path = toPackagePath(longName ?? readHeaderName(header));
      longName = undefined;
      const isFile = type === '0' || type === '\0';
      if (isFile && path) yield { path, body, isExecutable: (readOctal(header, MODE) & EXECUTABLE) !== 0 };
    }
  }
}
