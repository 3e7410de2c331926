/** Deployment settings that determine what signed-out visitors see and which security headers browsers get. */
import { afterEach, describe, expect, it } from 'vitest';
import { startHttp } from '../../../tests/support/server/test-server';

let server: Awaited<ReturnType<typeof startHttp>> | undefined;
afterEach(() => server?.close());

describe('headers by the settings (startHttp)', () => {
  it('require https of browsers for a year where the portal is reached so, and only there', async () => {
    server = await startHttp();
    expect((await server.ask('GET', '/')).headers.get('strict-transport-security')).toBeNull();
    await server.close();
    server = await startHttp({ PUBLIC_URL: 'https://portal.example' });
    for (const path of ['/', '/api/health', '/nothing.js'])
      expect((await server.ask('GET', path)).headers.get('strict-transport-security')).toBe(
        'max-age=31536000',
      );
  });

  it.each(['/', '/%ff'])(
    'allow the browser no devices and share nothing with other sites: %s',
    async (path) => {
      server = await startHttp();
      const { headers } = await server.ask('GET', path);
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
        expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    },
  );

  it('include the description of calls for strangers, unless the deployment says otherwise', async () => {
    server = await startHttp({ API_DOCS: 'signed-in' });
    for (const page of ['', '/json', '/yaml'])
      expect((await server.ask('GET', `/api/docs${page}`)).status).toBe(401);
    expect((await server.ask('GET', '/api/health')).status).not.toBe(401);
  });
});
