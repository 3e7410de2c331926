import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { AnalyticsService } from '../../../domain/system/calls';

/** Sources that the script of an analytics service needs, according to its documentation. */
const SOURCES: Partial<Record<AnalyticsService, { script: string[]; sends: string[] }>> = {
  baidu: { script: ['https://hm.baidu.com'], sends: ['https://hm.baidu.com'] },
  google: {
    script: ['https://www.googletagmanager.com'],
    sends: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
};

/** Browser features that the portal never uses; photos from a phone's camera come through the file chooser. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const YEAR_SECONDS = 31_536_000;

export interface PageSurroundings {
  analytics: AnalyticsService;
  /** The portal's address: with https, TLS ends before this process. */
  publicUrl: string | null;
  /** The directory of the built portal. */
  portal: string | null;
}

/** The scripts that the build wrote into the portal's document, by their hashes. */
function listOwnScripts(portal: string | null): string[] {
  const page = portal && join(portal, 'index.html');
  if (!page || !existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').split('<script>').slice(1);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  return scripts.map((script) => `'sha256-${hashOf(script.slice(0, script.indexOf('</script>')))}'`);
}

type Headers = [name: string, value: string][];

/** The headers themselves: they are the same for every answer, so they are made once. */
function createHeaders(options: HelmetOptions): Headers {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => {});
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/**
 * Builds the security headers. Inline scripts: only the one that paints the login, allowed by its hash. Inline styles are
 * allowed for antd: it takes a nonce for its own style elements, but its dependencies add some without one (the lock of
 * the page's scrolling, the measuring of scroll bars) and set a text field's height by a style attribute; and with a
 * nonce no cache could keep the page. Other hosts are allowed only for the analytics service that the deployment has
 * chosen. This process speaks plain http on the loopback; HSTS is sent only where the deployment's URL is https.
 */
export function createSecurityHeaders({ analytics, publicUrl, portal }: PageSurroundings): Headers {
  const { script, sends } = SOURCES[analytics] ?? { script: [], sends: [] };
  const headers = createHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...listOwnScripts(portal), ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...sends],
        fontSrc: ["'self'", 'data:'],
        // For the audio of a captcha.
        mediaSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...sends],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return [...headers, ['permissions-policy', PERMISSIONS]];
}

/** Also used for answers that bypass the hooks: those to malformed URLs. */
export function setHeaders(answer: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) answer.setHeader(name, value);
}

export function addSecurityHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setHeaders(reply.raw, headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done();
  });
}
