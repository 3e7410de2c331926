import { DownloadOutlined } from '@ant-design/icons';
import type { RankingQuery } from '@domain/calls/ranking';
import type { Cut } from '@domain/review/ranking';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchRankingFile } from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';

/** The ranking with its line, as a file. Grants that are not on the server yet would be missing in it. */
export default function Download({
  series,
  cut,
  isHeld,
}: {
  series: RankingQuery;
  cut: Cut;
  isHeld: boolean;
}) {
  const { t, language } = useLanguage();
  const [busy, setBusy] = useState<'xlsx' | 'pdf' | null>(null);
  const take = async (format: 'xlsx' | 'pdf') => {
    setBusy(format);
    try {
      const { name, blob } = await fetchRankingFile({ ...series, cut, format, language });
      saveAs(blob, name);
    } catch (error) {
      feedback.error((error instanceof Error && error.message) || t('exports.failed'));
    }
    setBusy(null);
  };
  return (['xlsx', 'pdf'] as const).map((format) => (
    <Button
      key={format}
      icon={<DownloadOutlined aria-hidden />}
      loading={busy === format}
      disabled={isHeld}
      onClick={() => take(format)}
    >
      {t(`ranking.${format}`)}
    </Button>
  ));
}
