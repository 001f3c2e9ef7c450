/** The core of AAC sound: the length of a packet follows from it. */
export interface AacCore {
  sampleRate: number;
  samplesOfAPacket: number;
}

const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000,
] as const;
const lowComplexity = 2;
const explicitRate = 15;

/**
 * The core of the sound that this AudioSpecificConfig (ISO 14496-3, 1.6.2.1) describes; undefined where it is none that
 * browsers record. A decoder that adds high frequencies plays a packet at twice the rate, and no longer for that.
 */
export function aacCore(config: Uint8Array): AacCore | undefined {
  const [first, second] = config;
  if (first === undefined || second === undefined) return undefined;
  const bits = (first << 8) | second;
  const index = (bits >> 7) & 0b1111;
  if (bits >> 11 !== lowComplexity || index === explicitRate) return undefined;
  const sampleRate = sampleRates[index];
  // The bit behind the channels: packets of 960.
  return sampleRate && { sampleRate, samplesOfAPacket: (bits & 0b100) === 0 ? 1024 : 960 };
}
