/** Version 1 of each kind of register for the demo: entries that agree with its companies, differ from them, or are missing. */
import { createHash } from 'node:crypto';
import { getRegisterEntryKey, type RegisterEntry, type RegisterKind } from '../../domain/registers/kinds';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { keep } from '../registers/importing-service';
import type { RegisterManagementDeps } from '../registers/manage-registers-service';
import { splitEntries } from '../registers/register-file';
import { demoCompanies, demoRegister } from './demo-companies';
import { queueFilers } from './demo-queue';

const SOURCE = '演示数据';
const IN_BUSINESS = { status: '存续' };

const [optics, , lathes, digital] = queueFilers;

const named = (company: { creditCode: string; name: string } | undefined): RegisterEntry => ({
  credit_code: company?.creditCode ?? '',
  name: company?.name ?? '',
});

/** Entries of companies: 沈河样例数字科技 has changed its representative, 浑南样例生命科学 is missing. */
function companies(): RegisterEntry[] {
  const registered = demoRegister.map(({ creditCode, name, checkDigitException }) => ({
    credit_code: creditCode,
    name,
    ...IN_BUSINESS,
    ...(creditCode === '91210112MA0YR32222' && { legal_rep: '何雯' }),
    ...(checkDigitException && { check_digit_exception: 'yes' }),
  }));
  const filing = [...demoCompanies, optics, lathes, digital].flatMap((company) =>
    company
      ? {
          ...named(company),
          legal_rep: company === digital ? '孙丽' : String(company.profile.legal_rep_name ?? '张伟'),
          ...IN_BUSINESS,
        }
      : [],
  );
  return [...registered, ...filing];
}

const ENTRIES: Record<RegisterKind, () => RegisterEntry[]> = {
  company: companies,
  blacklist: (): RegisterEntry[] => [
    {
      ...named(lathes),
      reason: '科研诚信失信行为',
      authority: '示例市科学技术局',
      listed_on: '2025-06-12',
    },
    {
      ...named(digital),
      reason: '逾期未公示年度报告',
      authority: '示例市市场监督管理局',
      listed_on: '2022-07-08',
      removed_on: '2023-03-01',
    },
  ],
  patent: () => [
    {
      patent_no: '2021100000016',
      title: '一种伺服驱动器的散热结构',
      holder: optics?.name ?? '',
      status: '有效',
      granted_on: '2023-05-09',
    },
    {
      patent_no: '2022200000020',
      title: '一种编码器安装支架',
      holder: `${digital?.name};示例大学`,
      status: '未缴年费专利权终止',
      granted_on: '2022-11-18',
    },
  ],
};

/** Sets up missing registers; one that exists already stays as it is. */
export async function seedDemoRegisters(deps: RegisterManagementDeps): Promise<void> {
  const settings = await deps.registers.store.settings();
  for (const kind of Object.keys(ENTRIES) as RegisterKind[]) {
    if (settings.some((each) => each.kind === kind)) continue;
    const entries = ENTRIES[kind]().map((entry) => ({ key: getRegisterEntryKey(kind, entry), entry }));
    const text = JSON.stringify(entries.map(({ entry }) => entry));
    const sha256 = createHash('sha256').update(text).digest('hex');
    const said = {
      source: SOURCE,
      asOf: formatBeijingDay(deps.clock()),
      fileName: `demo-${kind}.json`,
      mode: 'replace',
    } as const;
    await keep(deps, kind, null, { parts: splitEntries(entries), lines: entries.length, sha256 }, said);
  }
}
