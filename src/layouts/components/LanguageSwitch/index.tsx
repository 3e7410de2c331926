import { locales } from '@/locales';
import { changeLanguage, useLanguage } from '@/utils/language';

/** Language menu; each language is named in itself. */
export default function LanguageSwitch() {
  const { locale, t } = useLanguage();
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{t('language')}</legend>
      {locales.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === locale}
          onClick={() => changeLanguage(tag)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
