import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clearSession } from '@/utils/session';
import { setSingleKeys } from '@/utils/shortcuts';
import defaults from '../../config/defaultSettings';
import { startStore } from '../../tests/support/portal/store';
import settings, { readSettings, type SettingsState } from './settings';

const start = () => startStore<{ settings: SettingsState }>([settings]);

describe(readSettings, () => {
  test('[spec 1.layout 1.pwaOff 3.settings] returns the layout of the specification at first', () => {
    expect(defaults).toMatchObject({
      navTheme: 'dark',
      layout: 'side',
      contentWidth: 'Fluid',
      fixedHeader: true,
      fixSiderbar: true,
      colorPrimary: 'rgb(50,105,255)',
      colorWeak: false,
      menu: { locale: true },
      pwa: false,
    });
    expect(readSettings()).toEqual({
      colorWeak: false,
      contentWidth: 'Fluid',
      largeText: false,
      highContrast: false,
      appearance: 'system',
      navigation: 'house',
      messagesStay: false,
      signKeys: true,
      toured: [],
    });
  });
});

describe('settings/change', () => {
  test('keeps chosen settings over a reload and the end of the session', async () => {
    const { run, state } = start();
    await run({ type: 'settings/change', payload: { highContrast: true, contentWidth: 'Fixed' } });
    await run({
      type: 'settings/change',
      payload: { colorWeak: true, appearance: 'dark', navigation: 'light' },
    });
    await run({ type: 'settings/change', payload: { messagesStay: true, signKeys: false, toured: ['u1'] } });
    onTestFinished(() => setSingleKeys(true));
    const chosen = {
      colorWeak: true,
      contentWidth: 'Fixed',
      largeText: false,
      highContrast: true,
      appearance: 'dark',
      navigation: 'light',
      messagesStay: true,
      signKeys: false,
      toured: ['u1'],
    };
    expect(state().settings).toEqual(chosen);
    expect(readSettings()).toEqual(chosen);
    localStorage.setItem('token', '{}');
    clearSession();
    expect(readSettings()).toEqual(chosen);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('leaves settings that nobody chose to the system at each start', async () => {
    await start().run({ type: 'settings/change', payload: { largeText: true } });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(readSettings()).toMatchObject({ largeText: true, highContrast: true });
  });

  test('leaves settings to changes of the system, unless the user has chosen', async () => {
    const system = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
    onTestFinished(() => void vi.restoreAllMocks());
    const { run, state } = start();
    const asks = (matches: boolean) => {
      system.matches = matches;
      system.dispatchEvent(new Event('change'));
    };
    asks(true);
    expect(state().settings.highContrast).toBe(true);
    asks(false);
    expect(state().settings.highContrast).toBe(false);
    await run({ type: 'settings/change', payload: { highContrast: false } });
    asks(true);
    expect(state().settings.highContrast).toBe(false);
  });
});

describe(readSettings, () => {
  test.each([
    'null',
    '[]',
    '7',
    '{',
    '{"contentWidth":"Wide","colorWeak":"yes","appearance":"pink","navigation":7,"toured":"u1"}',
  ])('ignores storage that holds %s', (raw) => {
    localStorage.setItem('portal_settings', raw);
    expect(readSettings()).toMatchObject({
      contentWidth: 'Fluid',
      colorWeak: false,
      appearance: 'system',
      navigation: 'house',
      toured: [],
    });
  });
});
