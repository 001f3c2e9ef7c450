// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { openScreen, type OpenedScreen } from '#test/opened-screen.tsx';
import { useAltKeys } from './use-alt-keys.ts';

let screen: OpenedScreen;
afterEach(() => screen.close());

const played: string[] = [];

function Player({ name, plays = true }: { name: string; plays?: boolean }) {
  const place = useAltKeys({ KeyK: plays ? () => played.push(name) : undefined });
  return (
    <section ref={place}>
      <button type="button" id={name}>
        {name}
      </button>
    </section>
  );
}

function pressAltK(): string[] {
  played.length = 0;
  dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', altKey: true }));
  return [...played];
}

it('one of several players hears a key: the first, then the one that was used last', async () => {
  screen = await openScreen(
    <>
      <Player name="first" />
      <Player name="second" />
      <Player name="photo" plays={false} />
    </>,
  );
  expect(pressAltK()).toEqual(['first']);
  document.querySelector('#second')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(pressAltK()).toEqual(['second']);
  document.querySelector('#photo')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(pressAltK()).toEqual(['second']);
  document.querySelector('#first')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(pressAltK()).toEqual(['first']);
});
