import { history } from 'umi';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildLoginPath, openLogin, toSafeReturnPath } from './redirect';

describe(toSafeReturnPath, () => {
  test.each(['/forms/declareForm', '/forms/gazelleForm?section=x#y', '/enterpriseCenter/declare'])(
    'returns %s',
    (path) => {
      expect(toSafeReturnPath(path)).toBe(path);
    },
  );

  test.each([
    null,
    '',
    'forms',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    '/forms/..//evil.example',
    '/\t/evil.example',
    '/forms\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '/login/login?redirect=/login/login',
  ])('returns null for %j', (raw) => {
    expect(toSafeReturnPath(raw)).toBeNull();
  });
});

describe(buildLoginPath, () => {
  test('keeps the whole address to return to, except the home page', () => {
    expect(buildLoginPath('/forms/gazelleForm?a=1#b')).toBe(
      '/login/login?redirect=%2Fforms%2FgazelleForm%3Fa%3D1%23b',
    );
    expect(buildLoginPath('/index')).toBe('/login/login');
  });
});

describe(openLogin, () => {
  test('keeps the address to return to when the login is already open', () => {
    history.replace('/login/login?redirect=%2Fforms%2FdeclareForm');
    openLogin();
    expect(history.location.search).toBe('?redirect=%2Fforms%2FdeclareForm');
  });

  test('adds the focused field to the address to return to', () => {
    onTestFinished(() => document.body.replaceChildren());
    document.body.innerHTML = '<main><input id="base.name"></main><button>x</button>';
    history.replace('/forms/gazelleForm?section=base#older');
    document.querySelector('input')?.focus();
    document.querySelector('button')?.focus();
    openLogin();
    expect(new URLSearchParams(history.location.search).get('redirect')).toBe(
      '/forms/gazelleForm?section=base#base.name',
    );
  });
});
