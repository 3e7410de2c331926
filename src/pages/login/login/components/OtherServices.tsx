import { CODE } from '@domain/api/codes';
import { useDispatch } from 'umi';
import { beginOidc } from '@/services/oidc';
import { shownAlready } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import { keepOidc, type OtherService, useOtherServices } from '@/utils/otherServices';
import { messageOf } from '@/utils/serverMessage';

/** A button for each service by which people sign in; nothing where there is none. */
export default function OtherServices() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const services = useOtherServices();

  const go = async ({ id: provider }: OtherService) => {
    try {
      const answer = await beginOidc(provider);
      if (answer.code === CODE.success && answer.data) {
        keepOidc('oidc_asked', { provider, state: answer.data.state });
        window.location.assign(answer.data.url);
      } else dispatch({ type: 'login/refused', payload: { refusal: messageOf(answer) } });
    } catch (error) {
      shownAlready(error);
    }
  };

  if (services.length === 0) return null;
  return (
    <div className="login-foot">
      <span>{t('login.otherServices')}</span>
      {services.map((service) => (
        <button key={service.id} type="button" className="link-button" onClick={() => go(service)}>
          {service.name}
        </button>
      ))}
    </div>
  );
}
