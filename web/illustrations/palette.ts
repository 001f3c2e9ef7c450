/** Colours of the drawings; each theme mixes its own. */
export const paint = {
  sky: 'var(--art-sky)',
  sun: 'var(--art-sun)',
  ground: 'var(--art-ground)',
  line: 'var(--art-line)',
  skin: 'var(--art-skin)',
  skinDeep: 'var(--art-skin-deep)',
  leaf: 'var(--art-leaf)',
  leafDeep: 'var(--art-leaf-deep)',
  pepper: 'var(--art-pepper)',
  pepperDeep: 'var(--art-pepper-deep)',
  garri: 'var(--art-garri)',
  cream: 'var(--art-cream)',
  fog: 'var(--art-fog)',
  wood: 'var(--art-wood)',
  woodDeep: 'var(--art-wood-deep)',
  indigo: 'var(--art-indigo)',
  clay: 'var(--art-clay)',
} as const;

export type Paint = (typeof paint)[keyof typeof paint];
