import { history } from 'umi';
import { expect, onTestFinished, test } from 'vitest';
import { goToLogin, loginPath, safeReturnPath } from './redirect';

test.each(['/forms/declareForm', '/forms/gazelleForm?section=x#y', '/enterpriseCenter/declare'])(
  '%s is a way back',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
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
])('%j leads nowhere', (raw) => {
  expect(safeReturnPath(raw)).toBeNull();
});

test('the login address keeps the whole address to return to, except the home page', () => {
  expect(loginPath('/forms/gazelleForm?a=1#b')).toBe(
    '/login/login?redirect=%2Fforms%2FgazelleForm%3Fa%3D1%23b',
  );
  expect(loginPath('/index')).toBe('/login/login');
});

test('a redirect from the login stays there and keeps the address to return to', () => {
  history.replace('/login/login?redirect=%2Fforms%2FdeclareForm');
  goToLogin();
  expect(history.location.search).toBe('?redirect=%2Fforms%2FdeclareForm');
});

test('a field that the person was in stands at the end of the way back', () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = '<main><input id="base.name"></main><button>x</button>';
  history.replace('/forms/gazelleForm?section=base#older');
  document.querySelector('input')?.focus();
  document.querySelector('button')?.focus();
  goToLogin();
  expect(new URLSearchParams(history.location.search).get('redirect')).toBe(
    '/forms/gazelleForm?section=base#base.name',
  );
});
