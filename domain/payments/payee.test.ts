import { describe, expect, it } from 'vitest';
import { programs } from '../programs/registry';
import { findPayee, maskPayee } from './payee';

const profile = { bank_name: '示例银行浑南支行', bank_account: '6200000000000000001' };
const load = async (key: string) => programs.find((program) => program.key === key)?.load() ?? null;
const signed = { account_name: '示例公司', bank_name: '另一银行', bank_account_no: '95580000000012' };

describe(findPayee, () => {
  it('returns the account of the signed filing before that of the profile', async () => {
    const form = await load('serverproject');
    expect(findPayee(form, { bank_account: signed }, profile)).toEqual({
      holder: '示例公司',
      bank: '另一银行',
      account: '95580000000012',
      from: 'filing',
    });
  });

  it('returns that of the profile, without a holder, for a form that asks for none', async () => {
    const payee = { holder: null, bank: '示例银行浑南支行', account: '6200000000000000001', from: 'company' };
    expect(findPayee(await load('keyproject'), {}, profile)).toEqual(payee);
    expect(
      findPayee(await load('serverproject'), { bank_account: { bank_name: '只有银行' } }, profile),
    ).toEqual(payee);
  });

  it('returns nothing where neither states an account', () => {
    const nothing = { holder: null, bank: null, account: null, from: null };
    expect(findPayee(null, {}, { bank_name: '示例银行', bank_account: ' ' })).toEqual(nothing);
  });
});

describe(maskPayee, () => {
  it('masks the number alone', () => {
    const payee = findPayee(null, {}, profile);
    expect(maskPayee(payee)).toEqual({ ...payee, account: '620**************01' });
    expect(maskPayee({ ...payee, account: null }).account).toBeNull();
  });
});
