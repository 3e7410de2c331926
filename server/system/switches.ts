/** Features and settings that are switched off in this installation: no fault, but worth knowing. */
import type { DisabledFeature } from '../../domain/system/status-calls';
import type { Env } from '../core/env';
import type { OfficeSettingsService } from '../core/office-settings/office-settings';

type Rules = Awaited<ReturnType<OfficeSettingsService['rules']>>;

export function listSwitchedOff(env: Env, rules: Rules): DisabledFeature[] {
  const { portal, registers } = env;
  /** Switches; one without variables is set by the administrator in the portal. */
  const switches: [DisabledFeature['name'], isOn: boolean, ...variables: string[]][] = [
    ['scanner', env.scanner !== null, 'SCANNER'],
    // Without a scanner there is no scan to wait for.
    ['scan_before_submit', rules.scanBeforeSubmit || env.scanner === null],
    ['sms', env.smsGateway !== null, 'SMS_PROVIDER'],
    ['mail', env.mailGateway !== null, 'MAIL_PROVIDER'],
    ['identity', env.oidcProviders.length > 0, 'OIDC_PROVIDERS'],
    [
      'register_service',
      Object.values(registers).some((service) => service !== null),
      'REGISTER_COMPANY_URL',
      'REGISTER_BLACKLIST_URL',
      'REGISTER_PATENT_URL',
    ],
    ['seal', env.seal !== null, 'SEAL_PROVIDER'],
    ['backup', env.backup !== null, 'BACKUP_DIR', 'BACKUP_AT'],
    ['backup_key', env.backupKey !== null, 'BACKUP_KEY'],
    ['telemetry', env.telemetry !== null, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['metrics', env.metricsToken !== null, 'METRICS_TOKEN'],
    ['page_views', portal.analytics.service !== 'off', 'PORTAL_ANALYTICS'],
    ['offline_start', portal.pwa, 'PORTAL_PWA'],
    ['private_webhooks', env.webhooksMayBePrivate, 'WEBHOOK_PRIVATE'],
    ['registration_review', rules.registrationReview],
    ['office_second_factor', rules.officeSecondFactor],
    ['ofd', rules.takesOfd],
  ];
  return switches.flatMap(([name, isOn, ...variables]) => (isOn ? [] : [{ name, variables }]));
}
