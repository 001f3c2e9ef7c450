// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import Login from './login.tsx';

let screen: OpenedScreen;

afterEach(() => screen.close());

async function openLogin(answers: Parameters<typeof openScreen>[1] = {}) {
  screen = await openScreen(<Login />, answers);
  return screen;
}

describe('the sign-in screen', () => {
  it('keeps its button shut while either field is empty', async () => {
    const { button, type } = await openLogin();
    expect(button('Sign In').disabled).toBe(true);
    await type('Username', 'amaka');
    expect(button('Sign In').disabled).toBe(true);
    await type('Password', 'pepper-soup');
    expect(button('Sign In').disabled).toBe(false);
    await type('Username', '   ');
    expect(button('Sign In').disabled).toBe(true);
  });

  it('says that it is signing in, and lets nobody tap twice', async () => {
    const { button, type, tap } = await openLogin({ '/api/auth/login': 'never answers' });
    await type('Username', 'amaka');
    await type('Password', 'pepper-soup');
    await tap('Sign In');
    expect(button('Signing In...').disabled).toBe(true);
  });

  it('shows the server’s own words when it refuses', async () => {
    const { alerts, type, tap } = await openLogin({
      '/api/auth/login': { status: 401, body: 'Username or password no correct.' },
    });
    await type('Username', 'amaka');
    await type('Password', 'wrong');
    await tap('Sign In');
    expect(alerts()[0]).toBe('Username or password no correct.');
  });

  it('says "Login failed" when the server found no words', async () => {
    const { alerts, type, tap } = await openLogin({ '/api/auth/login': { status: 422, body: '' } });
    await type('Username', 'amaka');
    await type('Password', 'wrong');
    await tap('Sign In');
    expect(alerts()[0]).toBe('Login failed');
  });

  it('opens an account from the same screen, and says "Signup failed" when that fails without words', async () => {
    const { alerts, type, tap } = await openLogin({ '/api/auth/signup': { status: 409, body: '' } });
    await tap('You no get account? Open one');
    await type('Username', 'amaka');
    await type('Password', 'pepper-soup');
    await tap('Create Account');
    expect(alerts()[0]).toBe('Signup failed');
  });

  it('takes a refusal away when the person goes to open an account, and when they come back', async () => {
    const { alerts, type, tap } = await openLogin({
      '/api/auth/login': { status: 401, body: 'Username or password no correct.' },
    });
    await type('Username', 'amaka');
    await type('Password', 'wrong');
    await tap('Sign In');
    expect(alerts()).toEqual(['Username or password no correct.']);
    await tap('You no get account? Open one');
    expect(alerts()).toEqual([]);
    await tap('You don get account? Sign in');
    expect(alerts()).toEqual([]);
  });

  it('tells a lost network from a refusal', async () => {
    const { alerts, type, tap, wait } = await openLogin({ '/api/auth/login': 'no network' });
    await type('Username', 'amaka');
    await type('Password', 'pepper-soup');
    await tap('Sign In');
    await wait(1200);
    expect(alerts()[0]).toBe('Network error. Please try again.');
  });

  it('says what to do about a forgotten password at sign-in, and not at sign-up', async () => {
    const { text, tap } = await openLogin();
    expect(text()).toContain('You forget your password?');
    expect(text()).toContain('Ask di office for link');
    await tap('You no get account? Open one');
    expect(text()).not.toContain('You forget your password?');
  });

  it('opens an account first for somebody who wants to work as an agent, and says that they apply next', async () => {
    window.history.replaceState(null, '', `${paths.login}?next=${encodeURIComponent(paths.agentApply)}`);
    const { heading, text, tap } = await openLogin();
    expect(heading()).toBe('Open your account');
    expect(text()).toContain('apply for work');
    await tap('You don get account? Sign in');
    expect(text()).toContain('apply for work');
    window.history.replaceState(null, '', paths.login);
  });

  it('turns into "new password" when a one-time link opened it', async () => {
    window.location.hash = '#reset=abcdefghijklmnopqrstuvwxyz';
    const { heading, labels } = await openLogin();
    expect(heading()).toBe('Set new password');
    expect(labels()).not.toContain('Username');
    window.location.hash = '';
  });

  it('says plainly that a link is used up', async () => {
    window.location.hash = '#owner=abcdefghijklmnopqrstuvwxyz';
    const { text, type, tap } = await openLogin({
      '/api/auth/owner': { status: 410, body: 'Used up.', refusal: 'link-spent' },
    });
    await type('Username', 'oga');
    await type('Password', 'pepper-soup');
    await tap('Create Account');
    expect(text()).toContain('Dis link don finish work');
    window.location.hash = '';
  });
});
