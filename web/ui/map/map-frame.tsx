import type { RefObject } from 'react';
import { useAppContext } from '#web/lib/screen/app-context.tsx';
import { Icon } from '../icon.tsx';
import { IconButton } from '../buttons/icon-button.tsx';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  copy: { closer: string; further: string };
  onZoom: (by: number) => void;
}

/** The element that a map is drawn into, with its buttons and the makers of its tiles. */
export function MapFrame({ box, label, copy, onZoom }: Props) {
  const { mapTilesUrl } = useAppContext();
  return (
    <div className="map">
      {/* An image of many elements, which no tag of its own can be. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={box} role="img" aria-label={label} className="map-box" />
      <div className="map-buttons">
        <IconButton label={copy.closer} onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={copy.further} onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </IconButton>
      </div>
      {mapTilesUrl !== null && (
        <a
          className="map-credit"
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noreferrer"
        >
          © OpenStreetMap
        </a>
      )}
    </div>
  );
}
