import { useLanguage } from '@/utils/language';

interface Props {
  /** Only the sign, where there is no room for the name. */
  folded?: boolean;
}

/** The sign and the name of the portal. */
export default function Brand({ folded = false }: Props) {
  const { t } = useLanguage();
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="6" fill="var(--portal-primary)" />
        <path d="M7 25V13.5L16 7l9 6.5V25h-5.5v-8h-7v8z" fill="var(--portal-on-primary)" />
      </svg>
      {!folded && <span>{t('portal.full')}</span>}
    </span>
  );
}
