import { Button } from 'antd';
import ButtonLink from '@/components/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage } from '@/utils/language';

interface NothingProps {
  /** Filters are set: there may be filings that they hide. */
  filtered: boolean;
  onReset: () => void;
}

/** Why the list is empty, and what to do about it. */
export default function Nothing({ filtered, onReset }: NothingProps) {
  const { t } = useLanguage();
  if (filtered) {
    return (
      <EmptyHint
        text={t('center.declare.noMatch')}
        action={<Button onClick={onReset}>{t('center.declare.reset')}</Button>}
      />
    );
  }
  return (
    <EmptyHint
      text={t('center.declare.none')}
      action={
        <ButtonLink type="primary" to="/index#windows">
          {t('center.declare.new')}
        </ButtonLink>
      }
    />
  );
}
