import { useLanguage } from '@/utils/language';

const POINTS = ['login.point1', 'login.point2', 'login.point3'];

/** Three sentences on the portal's use for a company. */
export default function Hero() {
  const { t } = useLanguage();
  return (
    <section className="login-hero" aria-labelledby="hero">
      <div>
        <h2 id="hero">{t('login.hero')}</h2>
        <p>{t('login.heroLead')}</p>
        <ul>
          {POINTS.map((point) => (
            <li key={point}>
              <strong>{t(point)}</strong>
              <span>{t(`${point}Why`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
