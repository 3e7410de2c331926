import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Text } from '../text';

/** Words of a refusal, and words that say what to do next. */
const REFUSES =
  /不能|不存在|没有|错误|不正确|无效|失败|故障|过[大长多期]|已被|不足|不一致|不匹配|未能|不支持|缺少|不属于|不是|超过|重叠|重复|相同|只能|只有/;
const GOES_ON = /请|须|可以|无需|由.+登记/;

/** Messages worded by the specification or the catalogue's rules, or on which client programs rely. */
const WORDED_ELSEWHERE = new Set([
  'invalidToken',
  'noPermission',
  'tokenExpired',
  'wrongCredentials',
  'smsWrong',
  'passwordsDiffer',
  'accountPhoneMismatch',
  'usernameTaken',
  'notSelfOrOwner',
]);
/** Messages in which the limit itself says what to do. */
const LIMITS = new Set(['numberTooLarge', 'numberTooSmall']);
/** Messages that refuse nothing: outcomes and names. */
const NO_REFUSALS = new Set(['unique', 'batchDone', 'expertReminded', 'sentBackMany', 'signedMany', 'sweep']);

const isText = (value: unknown): value is Text => typeof (value as Text | null)?.zh === 'string';

async function messages(): Promise<[string, Text][]> {
  const rooms = join(import.meta.dirname, '..');
  const files = readdirSync(rooms, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[^/]+\/(?:[a-z-]+-)?messages\.ts$/.test(name),
  );
  const modules = await Promise.all(
    files.map((name): Promise<object> => import(/* @vite-ignore */ join(rooms, name))),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((table: unknown) =>
      typeof table === 'object' && table
        ? Object.entries(table).filter((entry): entry is [string, Text] => isText(entry[1]))
        : [],
    ),
  );
}

describe('refusal messages', () => {
  it('tell the user in Chinese what to do next', async () => {
    const all = await messages();
    const refusals = all.filter(
      ([name, { zh }]) =>
        REFUSES.test(zh) && !WORDED_ELSEWHERE.has(name) && !LIMITS.has(name) && !NO_REFUSALS.has(name),
    );
    expect(refusals.length).toBeGreaterThan(200);
    expect(refusals.filter(([, { zh }]) => !GOES_ON.test(zh))).toEqual([]);
  });
});
