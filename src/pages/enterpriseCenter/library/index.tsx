import { COMPANY_REGISTERS, type CompanyRegister, getRegisterDefinition } from '@domain/definition';
import RadioGroup from '@/components/Controls/RadioGroup';
import { PageHead } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import { oneOf, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import FilesTab from './components/FilesTab';
import RegisterTab from './components/RegisterTab';
import styles from './index.module.css';

const FILES = 'files';
const [FIRST] = COMPANY_REGISTERS;

const SPEC = { list: oneOf([...COMPANY_REGISTERS, FILES], FIRST) };

/** Library of the company: its registers, read from its filings and reports, and its files. */
export default function Library() {
  const { t } = useLanguage();
  const say = useText();
  const [{ list }, change] = useUrlState(SPEC);
  const isFiles = list === FILES;
  const register = (isFiles ? FIRST : list) as CompanyRegister;
  const resource = useRead('companyRegister', { params: { register } });
  const counts = resource.data?.counts;
  const labelOf = (key: CompanyRegister) => {
    const name = say(getRegisterDefinition(key));
    const count = counts?.[key];
    return count ? t('library.tab', { name, count }) : name;
  };
  return (
    <>
      <PageHead lead={t('library.lead')} />
      <RadioGroup
        className={styles.lists ?? ''}
        label={t('library.register')}
        value={list}
        optionType="button"
        options={[
          ...COMPANY_REGISTERS.map((key) => ({ value: key, label: labelOf(key) })),
          { value: FILES, label: t('library.files') },
        ]}
        onChange={(event) => change({ list: event.target.value })}
      />
      {isFiles ? <FilesTab /> : <RegisterTab key={register} register={register} resource={resource} />}
    </>
  );
}
