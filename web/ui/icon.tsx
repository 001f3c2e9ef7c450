/** Line icons on a field of 24, drawn with one round pen. */
const drawings = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.6v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-8.8v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  home: 'm3.5 11.5 8.5-8 8.5 8M6 10v10h12V10',
  market: 'M4 4h16l1 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM5.5 13v7h13v-7',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5m-5 4h5',
  basket: 'M3 10h18l-2 10H5zm4 0 4-6.5M17 10l-4-6.5M9.5 14v2.5m5-2.5v2.5',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.7-4 3.6-5.5 7.5-5.5s6.8 1.5 7.5 5.5',
  track: 'M12 21.5s7-6.2 7-11.5a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.5m0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  phone:
    'M5 3.5h4l1.5 5-2 1.5a13 13 0 0 0 5.5 5.5l1.5-2 5 1.5v4c0 1-1 1.5-2 1.5C10.5 20 4 13.5 3.5 5.5c0-1 .5-2 1.5-2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v5l3.5 2',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5m-6 5v5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20.5 20.5',
  copy: 'M9 8h11v13H9zM5.5 16H4V3h11v1.5',
  offline:
    'm3 3 18 18M8.5 12a7 7 0 0 1 2-1M5 8.800a13 13 0 0 1 2.5-1.500M12 6a13 13 0 0 1 7 2.800M14.5 11.300a7 7 0 0 1 1.5 1m-4 5.700v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  picture: 'M4 5h16v14H4zm0 11 4.500-4.500L12 15l3-2.500 5 4.500M9 9v.1',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6zm-2 0h16M10.500 20.500h3',
  camera: 'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zm8 2a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7',
  erase: 'M9 6h11v12H9l-6-6zm3 4 4.500 4.500m0-4.500L12 14.500',
  map: 'm3.500 6 5.500-2 6 2 5.500-2v14L15 20l-6-2-5.500 2zM9 4v14m6-12v14',
  chat: 'M4 5h16v11h-8l-4.500 4v-4H4zm4 5.500h8',
  send: 'm4 11.500 16-7-6 16-3-7zm7 2L20 4.500',
  checks: 'm2.500 13 4 4L15 7.500m-3.500 8 1.500 1.500 8.500-9.500',
  down: 'm5.500 9.500 6.500 6.500 6.500-6.500',
  edit: 'm4 20 .8-4L16 4.8a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8 19.2z',
} as const;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings).filter((name): name is IconName => name in drawings);

/** Never alone: the text beside it, or its button's label, says what it means. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
