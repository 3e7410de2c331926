import { Link } from 'umi';
import Panel from '@/components/Panel';
import RegisterFact from '@/components/RegisterFact';
import { fetchCompanyFact } from '@/services/registers';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';

/** The company beside the register. Where nobody could be asked there is nothing to say. */
export default function RegisterNote({ company, mayEdit }: { company: string; mayEdit: boolean }) {
  const { t } = useLanguage();
  const { data: fact } = useRead(fetchCompanyFact, company);
  if (!fact || fact.state === 'unchecked') return null;
  return (
    <Panel id="register" title={t('facts.ofCompany')}>
      <RegisterFact fact={fact} />
      {fact.state !== 'agrees' && (
        <p>
          {t('facts.ofCompany.todo')}{' '}
          {mayEdit && <Link to="/enterpriseCenter/changes?new=open">{t('center.info.requestChange')}</Link>}
        </p>
      )}
    </Panel>
  );
}
