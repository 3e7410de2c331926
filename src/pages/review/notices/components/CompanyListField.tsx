import { MAX_LISTED_COMPANIES } from '@domain/announcements/announcements';
import type { NoticeCompany } from '@domain/announcements/calls';
import { Button, Form } from 'antd';
import { Select } from '@/components/Controls/Select';
import { useCompanySearch } from '@/pages/review/components/useCompanySearch';
import { useLanguage } from '@/utils/language';
import { addCompanies, type CompanyList, EMPTY_LIST, type NoticeValues } from '../values';
import styles from './CompanyListField.module.css';
import PastedList from './PastedList';

/** The companies of a list: searched one by one, or pasted. A list with lines that found no company is not sent. */
export default function CompanyListField() {
  const { t } = useLanguage();
  const findFault = ({ companies, pasted }: CompanyList): string | null => {
    if (pasted.trim()) return t('notices.list.unsettled');
    if (companies.length === 0) return t('notices.list.choose');
    const over = companies.length - MAX_LISTED_COMPANIES;
    return over > 0 ? t('notices.list.tooLong', { limit: MAX_LISTED_COMPANIES, count: over }) : null;
  };
  return (
    <Form.Item
      name="list"
      label={t('notices.list')}
      rules={[
        {
          async validator(_: unknown, list?: CompanyList) {
            const fault = findFault(list ?? EMPTY_LIST);
            if (fault) throw new Error(fault);
          },
        },
      ]}
    >
      <CompanyListControl />
    </Form.Item>
  );
}

interface CompanyListControlProps {
  id?: string;
  value?: CompanyList;
  onChange?: (list: CompanyList) => void;
}

function CompanyListControl({ id, value = EMPTY_LIST, onChange }: CompanyListControlProps) {
  const form = Form.useFormInstance<NoticeValues>();
  const { companies, pasted } = value;
  const change = (next: Partial<CompanyList>) => {
    // The list may have changed while a pasted one was looked up.
    const latest: CompanyList = form.getFieldValue('list') ?? EMPTY_LIST;
    const added = next.companies && addCompanies(latest.companies, next.companies);
    onChange?.({ ...latest, ...next, ...(added && { companies: added }) });
  };
  return (
    <div className={styles.list}>
      <CompanySearch id={id} onChoose={(company) => change({ companies: [company] })} />
      <PastedList
        text={pasted}
        onType={(text) => change({ pasted: text })}
        onResolved={(found, rest) => change({ companies: found, pasted: rest })}
      />
      <ChosenCompanies companies={companies} onChange={(rest) => onChange?.({ ...value, companies: rest })} />
    </div>
  );
}

/** Search for one company by part of its name or credit code; what is chosen joins the list. */
function CompanySearch({ id, onChoose }: { id?: string; onChoose: (company: NoticeCompany) => void }) {
  const { t } = useLanguage();
  const { found, search, clear } = useCompanySearch();
  const choose = (chosenId: string) => {
    const company = found.find((each) => each.id === chosenId);
    if (company) onChoose(company);
    clear();
  };

  return (
    <Select<string | null>
      {...(id && { id })}
      showSearch
      value={null}
      filterOption={false}
      placeholder={t('notices.company.search')}
      notFoundContent={t('notices.company.none')}
      onSearch={search}
      onChange={(chosenId) => chosenId && choose(chosenId)}
      options={found.map((each) => ({ value: each.id, label: `${each.name} (${each.credit_code})` }))}
    />
  );
}

interface ChosenCompaniesProps {
  companies: NoticeCompany[];
  onChange: (rest: NoticeCompany[]) => void;
}

function ChosenCompanies({ companies, onChange }: ChosenCompaniesProps) {
  const { t } = useLanguage();
  if (companies.length === 0) return null;
  return (
    <>
      <div className={styles.head}>
        <span role="status">{t('notices.list.chosen', { count: companies.length })}</span>
        {companies.length > 1 && (
          <Button size="small" onClick={() => onChange([])}>
            {t('notices.list.clear')}
          </Button>
        )}
      </div>
      <ul className={styles.companies} aria-label={t('notices.list.title')}>
        {companies.map((company) => (
          <li key={company.id}>
            <span className={styles.company}>
              <bdi>{company.name}</bdi>
              <bdi className={styles.code}>{company.credit_code}</bdi>
            </span>
            <Button
              size="small"
              aria-label={t('notices.list.removeOf', company)}
              onClick={() => onChange(companies.filter(({ id }) => id !== company.id))}
            >
              {t('common.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
