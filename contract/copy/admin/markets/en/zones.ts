import type { FeatureFault } from '#contract/cities/zones/geojson.ts';
import type { OutlineFault } from '#contract/cities/zones/outline.ts';

const outlineFaults: Readonly<Record<OutlineFault, string>> = {
  'too-few-points': 'An outline has at least 3 points.',
  'too-many-points': 'An outline has at most 200 points.',
  'off-the-map': 'A point is not on the map.',
  'too-wide': 'That is wider than a city: 55 km at most.',
  'too-small': 'That is too small for a neighbourhood.',
  'crosses-itself': 'The outline crosses or touches itself.',
};

const featureFaults: Readonly<Record<FeatureFault, (neighbour: string) => string>> = {
  'too-few-points': () => outlineFaults['too-few-points'],
  'too-many-points': () => outlineFaults['too-many-points'],
  'off-the-map': () => outlineFaults['off-the-map'],
  'too-wide': () => outlineFaults['too-wide'],
  'too-small': () => outlineFaults['too-small'],
  'crosses-itself': () => outlineFaults['crosses-itself'],
  'no-polygon': () => 'It is no polygon.',
  'has-holes': () => 'It has holes.',
  'no-coordinates': () => 'Its coordinates cannot be read.',
  'no-name': () => 'It has no property “name”, or one longer than 60 letters.',
  'bad-fee': () => 'Its property “fee” is no number of naira up to 10,000, with at most two decimals.',
  'name-twice': () => 'The file has its name twice.',
  'name-elsewhere': (zone) => `${zone} is a neighbourhood of another city. Add the town to the name.`,
  'outside-city': () => 'It is not in this city. Are latitude and longitude the wrong way round?',
  overlaps: (zone) => `It lies over ${zone}.`,
};

/** English: the neighbourhoods and their outlines. */
export const zones = {
  title: 'Neighbourhoods',
  intro: 'Things are brought to these neighbourhoods. None lies over another.',
  city: 'City',
  map: (city: string) => `Map of the neighbourhoods of ${city}`,
  offline: 'Without network you see what was there last, and nothing can be saved.',
  empty: 'No neighbourhood yet',
  emptyText: 'Until one is drawn, nothing can be brought to anybody in this city.',
  add: 'Draw a neighbourhood',
  edit: (zone: string) => `Change ${zone}`,
  columns: { name: 'Name', state: 'State', fee: 'Addition', points: 'Points', actions: 'Change' },
  open: 'Open',
  closed: 'Closed',
  noFee: 'none',
  change: 'Change',
  name: 'Name',
  nameHint: 'As people say it. A second one of a name takes the town along: “Garki, Abuja”.',
  nameRefused: 'Give it a name, 60 letters at most.',
  nameTaken: (name: string) => `There is a ${name} already. Add the town to the name.`,
  fee: 'Addition to the delivery fee',
  feeHint: 'The customer reads it on the quote. 0 adds nothing; ₦10,000 is the most.',
  feeRefused: 'An amount from 0 to 10,000.',
  isOpen: 'Open',
  isOpenHint:
    'A closed one keeps its orders and the addresses of its people, who read that nothing is brought there at present.',
  outline: 'Outline',
  outlineHint:
    'Touch the map to set a point, drag a point to move it, touch an edge to put one between, touch a point to take it off. Corners of neighbours attract.',
  drawing: (points: number) => (points === 1 ? 'The map with 1 point' : `The map with ${points} points`),
  undo: 'Undo',
  takeOff: 'Take the point off',
  clear: 'Begin anew',
  coordinates: 'Points as coordinates',
  coordinatesHint: 'One point a line, latitude and longitude: 9.0785, 7.4005',
  coordinatesRefused: (line: number) => `Line ${line} is no point.`,
  over: (zone: string) => `The outline lies over ${zone}. Move it away from there.`,
  faults: outlineFaults,
  save: 'Save',
  saving: 'Saving…',
  saved: (zone: string) => `${zone} is saved`,
  exportAll: 'Save as a GeoJSON file',
  importTitle: 'From a GeoJSON file',
  importHint:
    'Polygons with a property “name”, and “fee” in naira where it adds one. Nothing changes before you say so.',
  file: 'File',
  tooLarge: 'That file is too large: 1 MB at most.',
  fileFaults: {
    'no-geojson': 'That is no GeoJSON with features.',
    'no-features': 'The file has no features.',
    'too-many-features': 'The file has more than 100 features.',
  },
  featureFault: (at: number, name: string | null, why: FeatureFault, neighbour: string | null) =>
    `Feature ${at}${name === null ? '' : ` (${name})`}: ${featureFaults[why](neighbour ?? '')}`,
  wrong: 'Nothing can be taken over until this is put right:',
  changes: 'Taken over, it would change this:',
  noChanges: 'Everything in the file is as it stands here already.',
  added: (zone: string, points: number) => `${zone}: new, ${points} points`,
  redrawn: (before: number, after: number) => `another outline, ${before} points before, ${after} then`,
  feeFromTo: (before: string, after: string) => `addition ${before} before, ${after} then`,
  apply: 'Take it over',
  applied: (count: number) =>
    count === 1 ? '1 neighbourhood was taken over' : `${count} neighbourhoods were taken over`,
};
export type ZonesCopy = typeof zones;
