import FileNames from '@/components/AnswersView/FileNames';
import FactList, { type Fact } from '@/pages/review/components/FactList';
import { useLanguage } from '@/utils/language';

interface AttachmentListProps {
  attachments: { label: string; file: { id: string } }[];
}

/** What was attached, under what it was asked for as: names of files alone seldom say it. */
export default function AttachmentList({ attachments }: AttachmentListProps) {
  const { t } = useLanguage();
  if (attachments.length === 0) return <p>{t('review.noAttachments')}</p>;
  const idsBy = new Map<string, string[]>();
  for (const { label, file } of attachments) idsBy.set(label, [...(idsBy.get(label) ?? []), file.id]);
  const facts = [...idsBy].map(([label, ids]): Fact => [label, <FileNames key={label} ids={ids} />]);
  return <FactList facts={facts} />;
}
