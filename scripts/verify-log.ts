/**
 * `npm run verify-log -- FILE`: checks offline whether a downloaded log is complete and unaltered. Exits with 1 when it is not.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findLogFault, logFile } from '../domain/audit/chain';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function read(path: string) {
  try {
    return logFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function verdict([path]: string[]): { words: string; code: number } {
  if (!path) return { words: 'Which file? npm run verify-log -- FILE', code: 2 };
  const file = read(path);
  if (!file) return { words: `${path} is not a downloaded log`, code: 2 };
  const fault = findLogFault(file, sha256);
  if (fault) return { words: `${path}: line ${fault.seq} is ${fault.fault}`, code: 1 };
  return { words: `${path}: whole, ${file.count} lines of filing ${file.filing}`, code: 0 };
}

const { words, code } = verdict(process.argv.slice(2));
process.stdout.write(`${words}\n`);
process.exitCode = code;
