import { createSiteRecordLinks } from '@domain/filing/office-settings';
import { useLanguage } from '@/utils/language';
import { useOfficeSettings } from '@/utils/officeSettings';

/** Footer with the office's links and the registration records that a public site must show; empty where there are none. */
export default function SiteFoot() {
  const { t } = useLanguage();
  const { icp_record: icp, police_record: police, foot_links: links } = useOfficeSettings();
  const all = [...links, ...createSiteRecordLinks({ icp, police })];
  if (all.length === 0) return null;
  return (
    <nav aria-label={t('house.foot')}>
      {all.map(({ name, url }) => (
        <a key={`${name} ${url}`} href={url} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
      ))}
    </nav>
  );
}
