import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { AnalyticsService } from '../../domain/api/calls/system';

/** What the script of an analytics service needs, by its own documentation. */
const SOURCES: Partial<Record<AnalyticsService, { script: string[]; sends: string[] }>> = {
  baidu: { script: ['https://hm.baidu.com'], sends: ['https://hm.baidu.com'] },
  google: {
    script: ['https://www.googletagmanager.com'],
    sends: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
};

/**
 * No inline script anywhere; antd puts its styles into style elements. Another host is named only where the deployment
 * has chosen its analytics. Plain http is served on the loopback only, so HSTS and the upgrade to https are the reverse
 * proxy's.
 */
export async function addSecurityHeaders(app: FastifyInstance, analytics: AnalyticsService): Promise<void> {
  const { script, sends } = SOURCES[analytics] ?? { script: [], sends: [] };
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...sends],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...sends],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
