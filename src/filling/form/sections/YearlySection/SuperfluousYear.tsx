import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLanguage } from '@/utils/language';

interface SuperfluousYearProps {
  /** Path of the year, which a check of the section leads to. */
  id: string;
  year: string;
  onRemove(): void;
}

/** Head of a year that the form does not ask for, or no longer: the year is a fault, and removed here. */
export default function SuperfluousYear({ id, year, onRemove }: SuperfluousYearProps) {
  const { t } = useLanguage();
  return (
    <>
      {year}{' '}
      <Button
        id={id}
        danger
        type="text"
        size="small"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('forms.grid.removeYear', { year })}
        onClick={onRemove}
      >
        {t('forms.grid.superfluousYear')}
      </Button>
    </>
  );
}
