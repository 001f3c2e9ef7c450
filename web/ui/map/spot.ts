/** A mark on a map. A name stands behind the rest, only on plain paper, and moves no border. */
export interface Spot {
  key: string;
  look: 'market' | 'door' | 'agent' | 'agent-stale' | 'name';
  label: string;
  latitude: number;
  longitude: number;
}
