import { Shelf, type Theme } from './shelf.tsx';

const sizes = [
  ['text-3xl', 'Send your list'],
  ['text-2xl', 'We do the market waka'],
  ['text-xl', 'Markets today'],
  ['text-lg', 'Fresh fish, 2 kg'],
] as const;

export function Type({ theme }: { theme: Theme }) {
  return (
    <Shelf title="Type" theme={theme}>
      <ul className="grid gap-3">
        {sizes.map(([size, sample]) => (
          <li key={size}>
            <span className="text-sm text-ink-soft">{size}</span>
            <p className={`${size} font-extrabold`}>{sample}</p>
          </li>
        ))}
      </ul>
      <p>Abeg make una send di list early. Di person wey dey go market no wan meet rain for road.</p>
      <p className="text-sm text-ink-soft">Small text: when it was last updated, what a hint has to say.</p>
      <p className="text-lg">ẹ ọ ṣ Ẹ Ọ Ṣ · ị ụ ṅ Ị Ụ Ṅ · ɓ ɗ ƴ Ɓ Ɗ · é à ẹ́ ọ̀ · Ọláìyá, Ngọzị, Ɗanlami</p>
      <table className="w-full max-w-xs text-lg">
        <caption className="sr-only">Money stands figure under figure</caption>
        <tbody>
          {['₦1,111.00', '₦28,450.50', '₦600.75'].map((sum) => (
            <tr key={sum}>
              <td className="text-right">{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Shelf>
  );
}
