import sharp from 'sharp';

const heavy = 'node_modules/@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf';

/** A line of text in the product's own hand, as a picture. */
export async function lettering(text: string, pixels: number, color: string): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="${color}">${text}</span>`,
      font: `Nunito Ultra-Bold ${pixels}px`,
      fontfile: heavy,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();
}
